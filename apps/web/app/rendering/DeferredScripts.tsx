import { createContext, type ReactElement, useContext } from 'react';

/** The scripts of the document being rendered, from `createDeferredScripts`; absent in the browser. */
export const DeferredScriptsContext = createContext<ReactElement | undefined>(undefined);

/**
 * Takes the place of Remix's `<Scripts>`: loads a page's scripts after its first paint. The browser hydrates the element as an
 * empty one and leaves its content alone, so none of the code that renders it is sent.
 */
export const DeferredScripts = () => {
  const scripts = useContext(DeferredScriptsContext);
  return scripts ? (
    <div hidden>{scripts}</div>
  ) : (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
};
