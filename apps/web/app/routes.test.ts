import { afterEach, expect, it, vi } from 'vitest';

vi.mock('@remix-run/fs-routes', () => ({
  flatRoutes: () => Promise.resolve([{ path: 'cards/:slug', file: 'routes/cards.$slug.tsx' }]),
}));
vi.mock('@remix-run/route-config', () => ({ route: (path: string, file: string) => ({ path, file }) }));

/** The paths of the routes that are registered under a NODE_ENV. */
const routePaths = async (environment: string | undefined): Promise<readonly (string | undefined)[]> => {
  vi.stubEnv('NODE_ENV', environment);
  vi.resetModules();
  const { default: routes } = await import('./routes');
  return routes.map(({ path }) => path);
};

afterEach(() => vi.unstubAllEnvs());

it.each(['production', 'test', undefined])('no gallery is registered with NODE_ENV %s', async (environment) =>
  expect(await routePaths(environment)).toEqual(['cards/:slug']),
);

it('the development server adds the gallery', async () =>
  expect(await routePaths('development')).toEqual(['cards/:slug', 'gallery']));
