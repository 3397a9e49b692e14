import { parseListOptions, LIST_PARAMETERS } from '#app/ui/card-list/list-options';
import type { RenderContextValue } from '#app/ui/render-context/render-context';
import { rememberedStyle } from '#app/visitor/list-style.server';
import { visitorOf } from '#app/visitor/visitor.server';

const isViewParameter = (name: string): boolean => (LIST_PARAMETERS as readonly string[]).includes(name);

/** Longest that the rest of an address may be, in characters: every link of a list repeats it. */
const LONGEST_REST = 200;

/** What an address says besides the view: nothing where it is long, or holds what no page may. */
const restOf = (query: URLSearchParams): readonly (readonly [string, string])[] => {
  const rest = [...query].filter(([name]) => !isViewParameter(name) && name !== '_routes');
  const text = rest.flat().join('');
  return text.length > LONGEST_REST || /\p{Cc}/u.test(text) ? [] : rest;
};

/** What a request's page is drawn for. */
export const renderContextOf = (request: Request): RenderContextValue => {
  const { pathname, searchParams } = new URL(request.url);
  return {
    path: pathname.replace(/\.data$/, ''),
    otherParameters: restOf(searchParams),
    listOptions: parseListOptions(searchParams),
    rememberedStyle: rememberedStyle(request.headers.get('Cookie')) ?? 'images',
    settings: visitorOf(request).settings,
  };
};
