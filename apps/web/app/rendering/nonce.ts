import { createContext, useContext } from 'react';

/** Marks our own inline scripts while a page is rendered; empty in the browser. See entry.server. */
export const NonceContext = createContext('');

/**
 * The value for the `nonce` of every inline `<script>` of a page. The server turns marked scripts into hashes of the
 * content security policy and takes the mark out again, so that a page can be cached; an unmarked script never runs.
 */
export const useNonce = (): string | undefined => useContext(NonceContext) || undefined;
