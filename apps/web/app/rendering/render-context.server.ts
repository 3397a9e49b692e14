import { LIST_PARAMETERS, parseListOptions } from '#app/ui/card-list/list-options';
import type { RenderContextValue } from '#app/ui/render-context/render-context';
import { rememberedStyle } from '#app/visitor/list-style.server';
import { visitorOf } from '#app/visitor/visitor.server';

const isListParameter = (name: string): boolean => (LIST_PARAMETERS as readonly string[]).includes(name);

/** Longest that other query parameters may be in all, in characters: every link of a list repeats them. */
const MAX_OTHER_LENGTH = 200;

/** Query parameters that are not list options; none where they are long or contain control characters. */
const otherParametersOf = (query: URLSearchParams): readonly (readonly [string, string])[] => {
  const others = [...query].filter(([name]) => !isListParameter(name) && name !== '_routes');
  const text = others.flat().join('');
  return text.length > MAX_OTHER_LENGTH || /\p{Cc}/u.test(text) ? [] : others;
};

/** The render context of a request for a page or its data. */
export const renderContextOf = (request: Request): RenderContextValue => {
  const { pathname, searchParams } = new URL(request.url);
  return {
    path: pathname.replace(/\.data$/, ''),
    otherParameters: otherParametersOf(searchParams),
    listOptions: parseListOptions(searchParams),
    rememberedStyle: rememberedStyle(request.headers.get('Cookie')) ?? 'images',
    settings: visitorOf(request).settings,
  };
};
