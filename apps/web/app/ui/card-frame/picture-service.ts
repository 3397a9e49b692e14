import { createContext } from 'react';

/**
 * Address of a service that delivers pictures in any width, with `{url}`, `{width}` and `{quality}` in it; undefined
 * where pictures come as their source has them.
 */
export const PictureService = createContext<string | undefined>(undefined);
