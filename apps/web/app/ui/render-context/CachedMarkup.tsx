import { createContext, type FunctionComponent, useContext } from 'react';

/** Markup of a part with these properties. */
export type FragmentCache = <P extends object>(part: FunctionComponent<P>, props: P) => string;

/** What a server has drawn before; undefined where React is to draw all by itself, as in a browser. */
export const FragmentCacheContext = createContext<FragmentCache | undefined>(undefined);

/**
 * An element whose content is the same on page after page, such as the drawing of a card: from memory where a server
 * has drawn it before.
 * @example <CachedMarkup as="span" part={Sign} props={{ type: 'creature' }} />
 */
export const CachedMarkup = <P extends object>({
  as: Element,
  className,
  part: Part,
  props,
}: {
  readonly as: 'p' | 'span';
  readonly className?: string | undefined;
  /** draws the content; reads nothing but its properties and the picture service, which is one for the site */
  readonly part: FunctionComponent<P>;
  /** plain data */
  readonly props: P;
}) => {
  const memory = useContext(FragmentCacheContext);
  if (memory)
    return <Element className={className} dangerouslySetInnerHTML={{ __html: memory(Part, props) }} />;
  return (
    <Element className={className}>
      <Part {...props} />
    </Element>
  );
};
