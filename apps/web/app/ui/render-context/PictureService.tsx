import { useRouteLoaderData } from '@remix-run/react';
import { createContext, type ReactNode } from 'react';

/**
 * URL template of a service that scales pictures, with `{url}`, `{width}` and `{quality}`; undefined where pictures load
 * from their source.
 */
export const PictureService = createContext<string | undefined>(undefined);

/** Provides the site's picture service to components that the browser renders. */
export const PictureServiceProvider = ({ children }: { readonly children: ReactNode }) => {
  const root = useRouteLoaderData<{ readonly pictureService?: string } | undefined>('root');
  return <PictureService.Provider value={root?.pictureService}>{children}</PictureService.Provider>;
};
