import { parseCardListView, VIEW_PARAMETERS } from '#app/ui/card-list/card-list-view';
import type { DrawnContextValue } from '#app/ui/drawn-context';
import { rememberedStyle } from './list-style.server';
import { visitorOf } from './visitor.server';

const isViewParameter = (name: string): boolean => (VIEW_PARAMETERS as readonly string[]).includes(name);

/** What a request's page is drawn for. */
export const drawnContextOf = (request: Request): DrawnContextValue => {
  const { pathname, searchParams } = new URL(request.url);
  return {
    path: pathname.replace(/\.data$/, ''),
    rest: [...searchParams].filter(([name]) => !isViewParameter(name) && name !== '_routes'),
    view: parseCardListView(searchParams),
    rememberedStyle: rememberedStyle(request.headers.get('Cookie')) ?? 'images',
    settings: visitorOf(request).settings,
  };
};
