import { expect, it } from 'vitest';
import { makeBuild } from '../../testing/remix-build';
import { createRouteFinder, pagePaths, UNMATCHED } from './route-patterns';

const pages = pagePaths(makeBuild().routes);
const find = createRouteFinder(pages);

it.each([
  ['/', '/'],
  ['/commanders/edgar-markov', '/commanders/:slug'],
  ['/Commanders/Edgar-Markov/', '/commanders/:slug'],
  ['/commanders/edgar-markov.data', '/commanders/:slug.data'],
  ['/commanders/edgar-markov.json', '/commanders/:slug.json'],
  ['/_root.data', '/.data'],
  ['/themes/tokens/wbr', '/themes/:key/:colors'],
  ['/api/recs', '/api/recs'],
  ['/api/none', '/api/*'],
  ['/api/v1/cards/sol-ring', '/api/v1/cards/:slug'],
  ['/json/cards/sol-ring.json', '/json/cards/:slug.json'],
  ['/assets/root-abc.js', '/assets/*'],
  ['/og/cards/sol-ring.png', '/og/cards/:slug.png'],
  ['/wp-login.php', UNMATCHED],
  ['/%ff', UNMATCHED],
  ['/none.data', UNMATCHED],
  [`/cards/${'x'.repeat(5000)}`, '/cards/:slug'],
])('the route of %s is %s', (path, route) => expect(find(path)).toBe(route));

it('has as many labels as there are routes, however many paths are requested', () => {
  const labels = new Set(Array.from({ length: 2000 }, (_, n) => find(`/${n}/${n * 7}/x.data`)));
  expect([...labels]).toEqual([UNMATCHED]);
  for (const page of pages.filter((path) => !path.includes('*'))) expect(find(`/${page}`)).toBe(`/${page}`);
});
