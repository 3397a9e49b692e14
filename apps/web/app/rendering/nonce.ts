import { createContext, useContext } from 'react';

/** The nonce of the document being rendered; empty in the browser. See render-document.server.tsx. */
export const NonceContext = createContext('');

/**
 * The `nonce` of every inline `<script>` of a document. The server replaces it by hashes in the content security policy,
 * so that documents can be cached; a script without it never runs.
 */
export const useNonce = (): string | undefined => useContext(NonceContext) || undefined;
