import { parseDeckList, resolvePastedList } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCrossSite } from '#app/platform/form-guard.server';
import { etagMatches } from '#app/rendering/cache-headers.server';
import { cookieOf } from '#app/visitor/cookies.server';
import { normalizeCookies } from '../server/html-cache/cacheable-request';
import { canonicalUrl, isMalformedDataUrl } from '../server/request/canonical-url';
import { networksOf } from '../server/request/client-network';
import { parseHost } from '../server/request/site-origin';
import { sendLines } from '../server/testing/raw-request';
import { startSite, type TestSite } from '../server/testing/site';

/** Texts of a length that make regular expressions backtrack: runs of what they repeat, before what they reject. */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  spaces: (length) => `a${' '.repeat(length)}b`,
  tabs: (length) => `a${'\t'.repeat(length)}b`,
  commas: (length) => `${','.repeat(length)}x`,
  'commas and spaces': (length) => `a${', '.repeat(length / 2)}b`,
  semicolons: (length) => `a=1${';'.repeat(length)}x`,
  quotes: (length) => `${'"'.repeat(length)}x`,
  slashes: (length) => `/${'/'.repeat(length)}x\n`,
  dots: (length) => `/${'../'.repeat(length / 3)}x`,
  'percent signs': (length) => `/${'%2'.repeat(length / 2)}`,
  digits: (length) => `${'1'.repeat(length)}x`,
  colons: (length) => `${':'.repeat(length)}x`,
  brackets: (length) => `${'['.repeat(length)}]`,
  parentheses: (length) => `1 a ${'('.repeat(length)}`,
  equals: (length) => `${'a='.repeat(length / 2)}`,
  dashes: (length) => `--${' -'.repeat(length / 2)}x`,
};

/** CPU time below which two measurements are not compared, in µs. */
const FLOOR_US = 1000;

/** How many times longer the longer of two texts is: enough that a linear and a quadratic time lie far from what divides them. */
const TIMES_LONGER = 16;

/** How many times more CPU time the longer text may take: 16 is linear, 256 quadratic. */
const MAX_GROWTH = 64;

/** How often two texts are compared before one counts as growing too much: what a machine adds is seldom there every time. */
const ROUNDS = 8;

/** The CPU time of this thread for one run, in µs: neither other work on the machine nor other threads count. */
const cpuTime = async (run: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
};

/** How many times more CPU time the longer of two texts takes, by the least time of each. @param length of the longer one */
const growthOf = async (
  read: (text: string) => unknown,
  make: (length: number) => string,
  length: number,
) => {
  const [short, long] = [make(length / TIMES_LONGER), make(length)];
  // Whatever the short text takes within the floor, the growth is within the limit.
  let [least, leastLong] = [FLOOR_US, await cpuTime(() => read(long))];
  for (let round = 0; round < ROUNDS && leastLong >= MAX_GROWTH * least; round += 1) {
    leastLong = Math.min(leastLong, await cpuTime(() => read(long)));
    const time = Math.max(FLOOR_US, await cpuTime(() => read(short)));
    least = round === 0 ? time : Math.min(least, time);
  }
  return leastLong / least;
};

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'If-None-Match': (text) => etagMatches(text, 'W/"a"'),
  Cookie: (text) => [normalizeCookies(text), cookieOf(text, 'a')],
  Origin: (text) => isCrossSite((name) => (name === 'origin' ? text : undefined), ['http://a.example']),
  Host: (text) => parseHost(text, 'http'),
  'X-Forwarded-For': networksOf,
  'a request target': (text) => [canonicalUrl(`/${text}`), isMalformedDataUrl(`/${text}.data`)],
  'a deck list': (text) => parseDeckList(text),
  'a deck list of many lines': (text) => parseDeckList(text.replaceAll(/.{400}/g, '$&\n')),
  'a pasted list': (text) => resolvePastedList(text, undefined),
};

describe.each(Object.keys(READERS))('%s', (name) => {
  it.each(Object.keys(HOSTILE))('of many %s is read in linear time', async (kind) => {
    const [read, make] = [READERS[name], HOSTILE[kind]];
    expect(read && make && (await growthOf(read, make, 80_000))).toBeLessThan(MAX_GROWTH);
  });
});

describe('a request', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ variables: { TRUST_PROXY: '1' } });
  });
  afterAll(() => site.close());

  it.each([
    'Accept',
    'Accept-Encoding',
    'Cache-Control',
    'Content-Type',
    'Cookie',
    'If-Modified-Since',
    'If-None-Match',
    'Origin',
    'Range',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
  ])('with a hostile %s is answered in linear time', async (name) => {
    const line = name === 'Content-Type' ? 'POST /api/recs' : 'GET /json/misc.json';
    const send = async (value: string): Promise<void> => {
      const { status } = await sendLines(site.url, line, ['Host: a.example', `${name}: ${value.trim()}`]);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    };
    // Node refuses headers of more than 16 kB.
    for (const [kind, make] of Object.entries(HOSTILE))
      expect(await growthOf(send, make, 14_800), kind).toBeLessThan(MAX_GROWTH);
  });
});
