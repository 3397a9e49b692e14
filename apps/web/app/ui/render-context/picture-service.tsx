import { useRouteLoaderData } from '@remix-run/react';
import { createContext, type ReactNode } from 'react';

/**
 * Address of a service that delivers pictures in any width, with `{url}`, `{width}` and `{quality}` in it; undefined
 * where pictures come as their source has them.
 */
export const PictureService = createContext<string | undefined>(undefined);

/** Hands the site's picture service to what the browser draws. */
export const PictureServiceProvider = ({ children }: { readonly children: ReactNode }) => {
  const root = useRouteLoaderData<{ readonly pictureService?: string } | undefined>('root');
  return <PictureService.Provider value={root?.pictureService}>{children}</PictureService.Provider>;
};
