import { createContext, type FunctionComponent, type ReactElement, useContext } from 'react';

/** Renders a component to HTML, from the cache where it was rendered with equal props before. */
export type FragmentCache = <P extends object>(part: FunctionComponent<P>, props: P) => string;

/** The server's fragment cache; undefined in a browser, where React renders everything. */
export const FragmentCacheContext = createContext<FragmentCache | undefined>(undefined);

/** Props of an element that give it its content. */
export type MarkupProps =
  { readonly dangerouslySetInnerHTML: { readonly __html: string } } | { readonly children: ReactElement };

/**
 * Returns what gives an element content that repeats across pages, such as a card frame, from the fragment cache. The part
 * renders it from its props, plain data, and the site's picture service alone; it may contain others. React renders it within the component that asks
 * for it, so that no hook of that component may come after it.
 * @example
 * const cached = useCachedMarkup();
 * return <span {...cached(FrameContent, { card })} />;
 */
export const useCachedMarkup = (): (<P extends object>(
  Part: FunctionComponent<P>,
  props: P,
) => MarkupProps) => {
  const cache = useContext(FragmentCacheContext);
  return (Part, props) =>
    cache ? { dangerouslySetInnerHTML: { __html: cache(Part, props) } } : { children: <Part {...props} /> };
};
