import { createContext, useContext } from 'react';

/**
 * The operator's address for bug reports while a document is rendered; empty in the browser, which has it from the root
 * loader, or leaves what the server rendered. See render-document.server.tsx.
 */
export const BugReportEmailContext = createContext('');

/** The address for bug reports where the root loader has failed. */
export const useBugReportEmail = (): string => useContext(BugReportEmailContext);
