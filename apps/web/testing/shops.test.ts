import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestSite } from '../server/testing/site';

const AFFILIATE = 'https://partner.shop.example/c/1/2';
let site: TestSite;

beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'shops-'));
  const affiliates = { tcgplayer: AFFILIATE, cardkingdom: { partner: 'us' } };
  await writeFile(join(dataFolder, 'site.json'), JSON.stringify({ affiliates }));
  vi.stubEnv('DATA_DIR', dataFolder);
  const { startWholeSite } = await import('./whole-site');
  site = await startWholeSite({ LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
});

/** The URLs of a text's links, entities decoded. */
const urlsOf = (text: string): readonly URL[] =>
  [...text.matchAll(/(?:href|url)"?[=:]\s*"(https:[^"]+)"/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')),
  );

describe('links to shops, where partnerships are configured', () => {
  it.each([
    ['a card page', '/cards/sol-ring'],
    ['an average deck', '/average-decks/edgar-markov'],
    ['the page JSON of a card', '/pages/cards/sol-ring.json'],
  ])('of %s follow them', async (_, path) => {
    const { status, text } = await site.fetch(path);
    expect(status).toBe(200);
    const urls = urlsOf(text);
    const hosts = urls.map(({ host }) => host);
    expect(hosts).not.toContain('store.tcgplayer.com');
    expect(hosts).not.toContain('www.tcgplayer.com');
    const affiliate = urls.filter(({ href }) => href.startsWith(AFFILIATE));
    expect(affiliate.length).toBeGreaterThan(0);
    for (const { searchParams } of affiliate)
      expect(new URL(searchParams.get('u') ?? '').host).toMatch(/^(?:store|www)\.tcgplayer\.com$/);
    const cardKingdom = urls.filter(({ host }) => host === 'www.cardkingdom.com');
    expect(cardKingdom.length).toBeGreaterThan(0);
    for (const { href } of cardKingdom) expect(href).toMatch(/[?&]partner=us(?:&|$)/);
  });

  it('are known to the clipboard, which makes its links in the browser', async () => {
    const { text } = await site.fetch('/top');
    expect(text).toContain(AFFILIATE);
  });
});
