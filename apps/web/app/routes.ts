import { flatRoutes } from '@remix-run/fs-routes';
import { route, type RouteConfig } from '@remix-run/route-config';

/** Routes of the development server only. */
const developmentRoutes =
  process.env['NODE_ENV'] === 'development' ? [route('gallery', 'gallery/GalleryRoute.tsx')] : [];

export default [
  ...(await flatRoutes({ ignoredRouteFiles: ['**/*.css', '**/*.test.{ts,tsx}'] })),
  ...developmentRoutes,
] satisfies RouteConfig;
