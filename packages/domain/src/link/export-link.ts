import { err, ok, type Result } from '../result';

/** A line of a list for another site: copies of a card by its export name (`exportName`). */
export interface ExportLine {
  readonly name: string;
  readonly count: number;
}

/** A card for Archidekt, which knows cards by their Scryfall id. */
export interface ArchidektLine extends ExportLine {
  readonly scryfallId?: string | undefined;
  readonly zone: 'commander' | 'main' | 'sideboard';
  readonly foil?: boolean;
}

/** Query parameters that a partnership adds to an address. */
export type LinkParameters = Readonly<Record<string, string>>;

const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

const withParameters = (url: string, parameters: LinkParameters): string =>
  Object.entries(parameters).reduce(
    (address, [key, value]) => `${address}&${encode(key)}=${encode(value)}`,
    url,
  );

const numbered = (lines: readonly ExportLine[]): readonly string[] =>
  lines.map(({ count, name }) => `${count} ${name}`);

/**
 * The address of Card Kingdom's builder with a list; partner and utm parameters come from configuration.
 * @example cardKingdomUrl([{ name: 'Sol Ring', count: 1 }, { name: 'Forest', count: 2 }], { partner: 'x' }) // 'https://www.cardkingdom.com/builder?c=1%20Sol%20Ring%7C%7C2%20Forest&partner=x'
 */
export const cardKingdomUrl = (lines: readonly ExportLine[], parameters: LinkParameters = {}): string =>
  withParameters(`https://www.cardkingdom.com/builder?c=${encode(numbered(lines).join('||'))}`, parameters);

/** Longest address that is opened at TCGplayer; servers refuse longer request lines. */
export const MAX_TCGPLAYER_URL_LENGTH = 8000;

/** The list is too long for an address: copy it instead. */
export interface UrlTooLong {
  readonly code: 'url-too-long';
  readonly length: number;
  readonly max: number;
}

/** How the address of TCGplayer is made. */
export interface TcgplayerOptions {
  /** The affiliate link, which takes the address as its `u` parameter; without it the address is plain. */
  readonly affiliateUrl?: string | undefined;
  readonly maxLength?: number;
}

/**
 * The address of TCGplayer's mass entry, encoded again as `u=` of the affiliate link where one is configured. Past
 * `maxLength` characters an error, so that the list is copied instead.
 * @example tcgplayerUrl([{ name: 'Opt', count: 1 }]) // { ok: true, value: 'https://store.tcgplayer.com/massentry?c=1%20Opt' }
 */
export const tcgplayerUrl = (
  lines: readonly ExportLine[],
  { affiliateUrl, maxLength: max = MAX_TCGPLAYER_URL_LENGTH }: TcgplayerOptions = {},
): Result<string, UrlTooLong> => {
  const entry = `https://store.tcgplayer.com/massentry?c=${encode(numbered(lines).join('||'))}`;
  const base = affiliateUrl?.replace(/[?&]u=$/, '');
  const url = base === undefined ? entry : `${base}${base.includes('?') ? '&' : '?'}u=${encode(entry)}`;
  return url.length > max ? err({ code: 'url-too-long', length: url.length, max }) : ok(url);
};

/** An address, and the names of the cards that it can't hold. */
export interface ArchidektLink {
  readonly url: string;
  readonly leftOut: readonly string[];
}

const ARCHIDEKT_CATEGORY = { commander: 'c', main: 'm', sideboard: 's' } as const;

/**
 * The address of Archidekt's sandbox with a list; cards without a Scryfall id are left out and named.
 * @example archidektUrl([{ name: 'Opt', count: 1, zone: 'main', scryfallId: 'a1' }]).url // 'https://archidekt.com/sandbox?deck=%5B%7B%22c%22%3A%22m%22%2C%22f%22%3A0%2C%22q%22%3A1%2C%22u%22%3A%22a1%22%7D%5D'
 */
export const archidektUrl = (lines: readonly ArchidektLine[]): ArchidektLink => {
  const deck = lines.flatMap(({ zone, foil = false, count, scryfallId }) =>
    scryfallId === undefined
      ? []
      : [{ c: ARCHIDEKT_CATEGORY[zone], f: foil ? 1 : 0, q: count, u: scryfallId }],
  );
  return {
    url: `https://archidekt.com/sandbox?deck=${encode(JSON.stringify(deck))}`,
    leftOut: lines.filter((line) => line.scryfallId === undefined).map((line) => line.name),
  };
};

/**
 * The address of Moxfield's import with a list.
 * @example moxfieldUrl([{ name: 'Opt', count: 1 }, { name: 'Island', count: 9 }]) // 'https://www.moxfield.com/import?c=1%20Opt%0A9%20Island'
 */
export const moxfieldUrl = (lines: readonly ExportLine[]): string =>
  `https://www.moxfield.com/import?c=${encode(numbered(lines).join('\n'))}`;
