import { createContext, type FunctionComponent, useContext } from 'react';

/** Renders a component to HTML, from the cache where it was rendered with equal props before. */
export type FragmentCache = <P extends object>(part: FunctionComponent<P>, props: P) => string;

/** The server's fragment cache; undefined in a browser, where React renders everything. */
export const FragmentCacheContext = createContext<FragmentCache | undefined>(undefined);

/**
 * An element whose content repeats across pages, such as a card frame, from the fragment cache.
 * @example <CachedMarkup as="span" part={FrameContent} props={{ card }} />
 */
export const CachedMarkup = <P extends object>({
  as: Element,
  className,
  part: Part,
  props,
}: {
  readonly as: 'p' | 'span';
  readonly className?: string | undefined;
  /** renders the content from its props and the site's picture service alone */
  readonly part: FunctionComponent<P>;
  /** plain data */
  readonly props: P;
}) => {
  const cache = useContext(FragmentCacheContext);
  if (cache)
    return <Element className={className} dangerouslySetInnerHTML={{ __html: cache(Part, props) }} />;
  return (
    <Element className={className}>
      <Part {...props} />
    </Element>
  );
};
