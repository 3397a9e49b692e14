import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AboutPage } from './AboutPage';
import type { SiteFacts } from './site-facts';

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');

describe('licences.txt', () => {
  it('contains the licences of the fonts, and AboutPage links to it', async () => {
    const facts: SiteFacts = {
      ...{ sample: true, decks: 1, cards: 1, commanders: 1 },
      ...{ published: '2026-11-21T00:00:00Z', newestDeck: null, pictureHosts: [] },
    };
    expect(renderToStaticMarkup(createElement(AboutPage, { facts }))).toContain('href="/licences.txt"');
    const text = await read('../../../public/licences.txt');
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    for (const font of ['Fraunces', 'Source Sans 3', 'Keyrune', 'Mana'])
      expect(text).toMatch(new RegExp(`^${font} \\(`, 'm'));
  });

  it('names the installed versions of the fonts', async () => {
    const text = await read('../../../public/licences.txt');
    for (const [path, name] of [
      ['../../../package.json', 'keyrune'],
      ['../../../../../packages/mana-symbols/package.json', 'mana-font'],
    ] as const) {
      const version = new RegExp(`"${name}": "([\\d.]+)"`).exec(await read(path))?.[1];
      expect(version, name).toBeDefined();
      expect(text).toContain(`version ${version ?? ''}`);
    }
  });
});
