import { createContext, useContext } from 'react';

/**
 * The operator's address for bug reports while a document is rendered; empty in the browser, which has it from the root
 * loader, or leaves what the server rendered. See render-document.server.tsx.
 */
export const BugReportEmailContext = createContext('');

/** The address for bug reports where the root loader has failed. */
export const useBugReportEmail = (): string => useContext(BugReportEmailContext);

/** The nonce of the document being rendered; empty in the browser. See render-document.server.tsx. */
export const NonceContext = createContext('');

/**
 * The `nonce` of every inline `<script>` of a document. The server replaces it by hashes in the content security policy,
 * so that documents can be cached; a script without it never runs.
 */
export const useNonce = (): string | undefined => useContext(NonceContext) || undefined;

/**
 * The id of the request whose document is being rendered, where that is a page about an error; empty for every other page
 * and in the browser. See render-document.server.tsx.
 */
export const RequestIdContext = createContext('');

/** The id that operators find a failed request by. */
export const useRequestId = (): string => useContext(RequestIdContext);
