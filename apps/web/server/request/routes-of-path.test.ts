import type { ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { createRoutesFinder } from './routes-of-path';

const ROUTES: Readonly<Record<string, { readonly path?: string; readonly parentId?: string }>> = {
  root: { path: '' },
  index: { parentId: 'root' },
  faq: { path: 'faq', parentId: 'root' },
  sets: { path: 'sets', parentId: 'root' },
  'sets-code': { path: ':code', parentId: 'sets' },
  'sets-old': { path: 'sets/old', parentId: 'root' },
  any: { path: '*', parentId: 'root' },
};

it('finds the routes of the first segment of a path and those of every path', () => {
  const build = { routes: ROUTES, assets: { routes: ROUTES } } as unknown as ServerBuild;
  const find = createRoutesFinder(build, ({ routes, assets }) => {
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
    return Object.keys(routes);
  });
  expect(find('/')).toEqual(['root', 'index', 'any']);
  expect(find('/faq')).toEqual(['root', 'index', 'faq', 'any']);
  const sets = ['root', 'index', 'sets', 'sets-code', 'sets-old', 'any'];
  for (const path of ['/sets', '/SETS/', '/sets/old', '/sets/mh3.data', '/sets.data'])
    expect(find(path)).toEqual(sets);
  for (const path of ['/unknown', '/s%65ts', '/__manifest', '/_root.data', '//sets'])
    expect([path, find(path).length]).toEqual([path, path === '//sets' ? 3 : 7]);
});
