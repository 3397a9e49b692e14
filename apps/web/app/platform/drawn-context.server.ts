import { parseCardListView, VIEW_PARAMETERS } from '#app/ui/card-list/card-list-view';
import type { DrawnContextValue } from '#app/ui/drawn-context';
import { rememberedStyle } from './list-style.server';
import { visitorKey, visitorOf } from './visitor.server';

const isViewParameter = (name: string): boolean => (VIEW_PARAMETERS as readonly string[]).includes(name);

/** What a request's page is drawn for. */
export const drawnContextOf = (request: Request): DrawnContextValue => {
  const { pathname, searchParams } = new URL(request.url);
  return {
    path: pathname.replace(/\.data$/, ''),
    rest: [...searchParams].filter(([name]) => !isViewParameter(name) && name !== '_routes'),
    view: parseCardListView(searchParams),
    rememberedStyle: rememberedStyle(request) ?? 'images',
    settings: visitorOf(request).settings,
  };
};

/**
 * What a drawn page depends on besides its address, its snapshot and the theme: a short text for the key of a cache;
 * empty for most visitors.
 */
export const drawnKey = (request: Request): string => {
  const style = rememberedStyle(request);
  const visitor = visitorKey(visitorOf(request));
  return style === undefined && visitor === '' ? '' : `${style ?? ''}/${visitor}`;
};
