import { createContext, useContext } from 'react';

/**
 * The id of the request whose document is being rendered, where that is a page about an error; empty for every other page
 * and in the browser. See render-document.server.tsx.
 */
export const RequestIdContext = createContext('');

/** The id that operators find a failed request by. */
export const useRequestId = (): string => useContext(RequestIdContext);
