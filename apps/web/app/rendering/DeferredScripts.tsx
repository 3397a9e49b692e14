import { createContext, useContext } from 'react';

/** HTML of the scripts of the document being rendered, from `createDeferredScripts`; empty in the browser. */
export const DeferredScriptsContext = createContext('');

/**
 * Takes the place of Remix's `<Scripts>`: loads a page's scripts after its first paint. The browser hydrates the element as an
 * empty one and leaves its content alone, so none of the code that renders it is sent.
 */
export const DeferredScripts = () => (
  <div
    hidden
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: useContext(DeferredScriptsContext) }}
  />
);
