import type { DeckListEntry } from '../deck-list/deck-list';
import { makeDeckList } from '../deck-list/make-deck-list';
import { err, ok, type Result } from '../result';
import { affiliateLink, withParameters, type LinkParameters } from './affiliate-link';

/** Copies of a card in a list for another site; `name` is the card's `exportName`. */
export interface ExportLine {
  readonly name: string;
  readonly count: number;
}

/** Copies of a card for Archidekt, which identifies cards by Scryfall id. */
export interface ArchidektLine extends ExportLine {
  readonly scryfallId?: string | undefined;
  readonly zone: 'commander' | 'main' | 'sideboard';
  readonly foil?: boolean;
}

const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

const makeLines = (lines: readonly ExportLine[]): readonly string[] =>
  lines.map(({ count, name }) => `${count} ${name}`);

/** Characters of a URL; servers reject longer request lines. */
const MAX_URL_CHARACTERS = 8000;
/** Of one of Archidekt, which takes the ids of a whole deck: a hundred cards have 11,000. */
const MAX_ARCHIDEKT_CHARACTERS = 16_000;

/** The list is too long for a URL of any site; offer it as text instead. */
export interface UrlTooLong {
  readonly code: 'url-too-long';
  readonly length: number;
  readonly max: number;
}

/** A URL, or an error if it is longer than `max`. */
const bounded = (url: string, max = MAX_URL_CHARACTERS): Result<string, UrlTooLong> =>
  url.length > max ? err({ code: 'url-too-long', length: url.length, max }) : ok(url);

/**
 * The URL of Card Kingdom's deck builder with a list; an error if it is too long.
 * @param parameters partner and utm parameters of the configuration
 * @example cardKingdomUrl([{ name: 'Sol Ring', count: 1 }, { name: 'Forest', count: 2 }], { partner: 'x' }) // { ok: true, value: 'https://www.cardkingdom.com/builder?c=1%20Sol%20Ring%7C%7C2%20Forest&partner=x' }
 */
export const cardKingdomUrl = (
  lines: readonly ExportLine[],
  parameters: LinkParameters = {},
): Result<string, UrlTooLong> =>
  bounded(
    withParameters(
      `https://www.cardkingdom.com/builder?c=${encode(makeLines(lines).join('||'))}`,
      parameters,
    ),
  );

/** Options of `tcgplayerUrl`. */
export interface TcgplayerOptions {
  /** Affiliate link that takes the URL as its `u` parameter. */
  readonly affiliateUrl?: string | undefined;
  /** In characters, 8000 by default. */
  readonly maxLength?: number;
}

/**
 * The URL of TCGplayer's mass entry with a list, as parameter `u` of the affiliate link if there is one; an error if it
 * is longer than `maxLength`.
 * @example tcgplayerUrl([{ name: 'Opt', count: 1 }]) // { ok: true, value: 'https://store.tcgplayer.com/massentry?productline=Magic&c=1%20Opt' }
 */
export const tcgplayerUrl = (
  lines: readonly ExportLine[],
  { affiliateUrl, maxLength }: TcgplayerOptions = {},
): Result<string, UrlTooLong> => {
  const list = encode(makeLines(lines).join('||'));
  const entry = `https://store.tcgplayer.com/massentry?productline=Magic&c=${list}`;
  return bounded(affiliateLink(entry, affiliateUrl), maxLength);
};

/** A URL, and the names of the cards that are not in it. */
export interface ArchidektLink {
  readonly url: string;
  readonly leftOut: readonly string[];
}

const ARCHIDEKT_CATEGORY = { commander: 'c', main: 'm', sideboard: 's' } as const;

/**
 * The URL of Archidekt's sandbox with a list, without the cards that have no Scryfall id; an error if it is too long.
 * @example archidektUrl([{ name: 'Opt', count: 1, zone: 'main', scryfallId: 'a1' }]) // { ok: true, value: { url: 'https://archidekt.com/sandbox?deck=%5B%7B%22c%22%3A%22m%22%2C%22f%22%3A0%2C%22q%22%3A1%2C%22u%22%3A%22a1%22%7D%5D', leftOut: [] } }
 */
export const archidektUrl = (lines: readonly ArchidektLine[]): Result<ArchidektLink, UrlTooLong> => {
  const deck = lines.flatMap(({ zone, foil = false, count, scryfallId }) =>
    scryfallId === undefined
      ? []
      : [{ c: ARCHIDEKT_CATEGORY[zone], f: foil ? 1 : 0, q: count, u: scryfallId }],
  );
  const url = bounded(
    `https://archidekt.com/sandbox?deck=${encode(JSON.stringify(deck))}`,
    MAX_ARCHIDEKT_CHARACTERS,
  );
  const leftOut = lines.filter((line) => line.scryfallId === undefined).map((line) => line.name);
  return url.ok ? ok({ url: url.value, leftOut }) : url;
};

/**
 * The URL of Moxfield's import with a list, its printings and finishes included; an error if it is too long.
 * @example moxfieldUrl([{ name: 'Opt', count: 1 }, { name: 'Island', count: 9 }]) // { ok: true, value: 'https://www.moxfield.com/import?c=1%20Opt%0A9%20Island' }
 */
export const moxfieldUrl = (lines: readonly DeckListEntry[]): Result<string, UrlTooLong> =>
  bounded(
    `https://www.moxfield.com/import?c=${encode(makeDeckList({ commanders: [], main: lines }, 'moxfield'))}`,
  );
