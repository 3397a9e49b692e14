import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MiscData } from '@crownsmith/api-client';
import type { TestSite } from '../server/testing/site';

const SALE = { start: '2026-11-20', end: '2026-11-30', percent: 20 };
const AFFILIATE = 'https://partner.shop.example/c/1/2';
let site: TestSite;

beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'shops-'));
  const affiliates = { tcgplayer: AFFILIATE, cardkingdom: { partner: 'us' } };
  await writeFile(join(dataFolder, 'site.json'), JSON.stringify({ affiliates }));
  vi.stubEnv('DATA_DIR', dataFolder);
  const { startWholeSite } = await import('./whole-site');
  site = await startWholeSite({ LOG_LEVEL: 'silent' });
  const snapshot = site.store.current();
  if (!snapshot) throw new Error('The site has no snapshot.');
  const deals: Partial<MiscData> = { tcgplayerSale: SALE, tcgplayerKickback: { ...SALE, percent: 5 } };
  vi.spyOn(snapshot, 'misc').mockReturnValue({ ...snapshot.misc(), ...deals });
});
afterEach(() => void vi.useRealTimers());
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
    expect(text.includes(AFFILIATE)).toBe(true);
  });
});

const REGULAR = '<s><span class="sr-only">Regular price: </span>$1.49</s>';
const REDUCED = '<span class="sr-only">Sale price: </span>$1.19';

/** Sets the clock of the site, not its timers. */
const setTime = (time: string): void => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(time));
};

describe('prices at TCGplayer', () => {
  it.each([
    ['before the sale', '2026-11-19T23:59:59.999Z', false],
    ['from its first moment on', '2026-11-20T00:00:00Z', true],
    ['until its last moment', '2026-11-30T23:59:59.999Z', true],
    ['after it', '2026-12-01T00:00:00Z', false],
  ])('%s', async (_, time, isReduced) => {
    setTime(time);
    for (const path of ['/cards/sol-ring', '/cards/sol-ring?again']) {
      const { status, text } = await site.fetch(path);
      expect(status).toBe(200);
      expect(text.includes(REGULAR)).toBe(isReduced);
      expect(text.includes(REDUCED)).toBe(isReduced);
      expect(text.includes('$1.49') && text.includes('$1.99')).toBe(true);
    }
  });

  it('are reduced in sums of decks and in lists of cards', async () => {
    setTime('2026-11-25');
    const sources = encodeURIComponent(JSON.stringify({ version: 2, priceSources: ['tcgplayer'] }));
    const { text } = await site.fetch('/average-decks/edgar-markov', {
      headers: { Cookie: `userState=${sources}` },
    });
    expect(/<dd><s><span class="sr-only">Regular price: <\/span>\$[\d.,]+<\/s> /.test(text)).toBe(true);
    expect(text.split(REGULAR).length).toBeGreaterThan(3);
  });

  it('are asked for again by shared caches while they are about to change', async () => {
    const controlAt = async (time: string) => {
      setTime(time);
      return (await site.fetch('/cards/sol-ring')).headers.get('Cache-Control');
    };
    const usual = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
    expect(await controlAt('2026-11-30T23:48:59Z')).toBe(usual);
    expect(await controlAt('2026-11-30T23:49:00Z')).toBe('public, no-cache');
    expect(await controlAt('2026-11-30T23:59:59.999Z')).toBe('public, no-cache');
    expect(await controlAt('2026-12-01T00:00:00Z')).toBe(usual);
  });

  it('are known to the browser with the dates of the sale', async () => {
    const { text } = await site.fetch('/top');
    const dates = String.raw`\"start\",\"2026-11-20\",\"end\",\"2026-11-30\",\"percent\",20`;
    expect(text.includes(dates)).toBe(true);
  });
});
