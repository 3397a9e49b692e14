import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import browserslist from 'browserslist';
import DoIUse from 'doiuse';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { colorModes } from '../color-modes';
import { questionGroups } from '#app/features/about/faq';
import type { SiteFacts } from '#app/features/about/site-facts';

const browsers = browserslist.loadConfig({ path: join(import.meta.dirname, '..') }) ?? [];

/** Features of styles that a supported browser lacks or has in part, and what a visitor sees there. */
const WITHOUT: Readonly<Record<string, string>> = {
  'css-clip-path': 'basic shapes, which are all that we use, work everywhere',
  'css-content-visibility': 'what is out of sight is laid out, too',
  'css-display-contents': 'only the roles of buttons and tables suffer, which we leave alone',
  'css-marker-pseudo': 'a marker has its usual colour',
  'css-masks': 'with the prefix that the build adds',
  'css-media-scripting': 'what needs scripts is hidden by their absence otherwise',
  'css-paged-media': 'a printed page has the margins of the printer',
  'css-resize': 'phones have no corner to drag',
  'css-scrollbar': 'the bar has its usual width',
  'css-selection': 'text that is marked has the usual colours',
  'css-touch-action': 'a gesture may zoom',
  'css3-attr': 'as content of ::after, which all have',
  'intrinsic-width': 'with the names that all have',
  multicolumn: 'breaks inside columns may differ',
  'text-decoration': 'the shorthand differs, the line is there',
};

it('has styles that all supported browsers know, or can do without', async () => {
  const found = new Map<string, string>();
  const root = import.meta.dirname;
  for (const file of globSync('**/*.css', { cwd: root }).map((name) => join(root, name))) {
    const check = new DoIUse({
      browsers,
      onFeatureUsage: ({ feature, usage }) =>
        found.set(feature, `${relative(root, file)}:${usage.source?.start?.line ?? 0}`),
    });
    const { css } = await postcss([colorModes(), check]).process(readFileSync(file, 'utf8'), { from: file });
    expect(css.replace(/\/\*[^]*?\*\//g, ''), file).not.toContain('light-dark(');
  }
  expect([...found].filter(([feature]) => WITHOUT[feature] === undefined)).toEqual([]);
  expect(Object.keys(WITHOUT).filter((feature) => !found.has(feature))).toEqual([]);
});

const facts: SiteFacts = {
  ...{ decks: 1, cards: 1, commanders: 1, sample: false, published: '2026-11-26', newestDeck: null },
  pictureHosts: [],
};

it('says which browsers are supported', () => {
  const stated = questionGroups(facts)
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === 'browsers');
  const versions = [
    ...(stated?.answer.join(' ') ?? '').matchAll(/(Chrome|Edge|Firefox|Safari) (\d[\d.]*\d)/g),
  ];
  expect(new Set(versions.map(([, name = '', version]) => `${name.toLowerCase()} >= ${version}`))).toEqual(
    new Set(browsers.filter((query) => !query.startsWith('ios_saf'))),
  );
  expect(browsers).toContain(
    browsers.find((query) => query.startsWith('safari'))?.replace('safari', 'ios_saf'),
  );
});

it.each([
  [
    ':root { --a: light-dark(#fff, rgb(1, 2, 3)); --b: 1px light-dark(red, blue) } p { color: var(--a) }',
    ":root { --a: #fff; --b: 1px red } @media screen and (prefers-color-scheme: dark) { :root:not([data-color-mode='light']) { --a: rgb(1, 2, 3); --b: 1px blue } } @media screen { :root[data-color-mode='dark'] { --a: rgb(1, 2, 3); --b: 1px blue } } p { color: var(--a) }",
  ],
])('writes colours of modes for browsers that do not know light-dark()', (source, written) => {
  const { css } = postcss([colorModes()]).process(source, { from: undefined });
  const plain = (text: string) => text.replace(/\s+/g, '').replaceAll(';}', '}');
  expect(plain(css)).toBe(plain(written));
});

it('refuses light-dark() outside the tokens', () =>
  expect(
    () => postcss([colorModes()]).process('p { color: light-dark(red, blue) }', { from: undefined }).css,
  ).toThrow('tokens of :root only'));
