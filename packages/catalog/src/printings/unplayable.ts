import type { UnplayableReason } from '@crownsmith/domain';

const codes = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Sets whose printings are no authorized cards (Magic Tournament Rules 3.3 as annotated at
 * blogs.magicjudges.org/rules/mtr3-3, version of 2025-04-02, read 2026-11-26: regulation size, no gold border on front or
 * back, no silver border, no Heroes of the Realm, no Challenge Decks), by Scryfall's codes (scryfall.com/sets, set types
 * `memorabilia` and `funny`, and their oversized cards). They decide where a record does not state border, size or type.
 */
const BY_SET: readonly (readonly [UnplayableReason, readonly string[]])[] = [
  // Pro Tour Collector Set, World Championship Decks.
  ['gold-border', codes('ptc wc97 wc98 wc99 wc00 wc01 wc02 wc03 wc04')],
  // Square corners and a gold border on the back.
  ['collectors-edition', codes('ced cei')],
  ['anniversary-edition', codes('30a')],
  // Unglued, Unhinged, Unstable, Unsanctioned, their promos, Happy Holidays, Ponies.
  ['silver-border', codes('ugl unh ust und pust punh hho ptg')],
  [
    'oversized',
    codes(`
      ocmd oc13 oc14 oc15 oc16 oc17 oc18 oc19 oc20 oc21 ocm1 oafc omic ovoc
      o90p olep olgc ovnt oarc oe01 ohop opc2 opca phop ppc1
    `),
  ],
  // Heroes of the Realm, Open the Helvault, Challenge Decks and hero cards of Theros, Celebration cards.
  ['memorabilia', codes('phtr ph17 ph18 ph19 ph20 ph21 ph22 ph23 phel tfth tbth tdag thp1 thp2 thp3 pcel')],
];

const REASON_OF_SET = new Map(
  BY_SET.flatMap(([reason, sets]) => sets.map((code) => [code, reason] as const)),
);

/** Cards of the sets with silver borders that have black ones: basic lands, and one creature of Unstable. */
const BLACK_BORDERED = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Steamflogger Boss']);

/** What a record states of a printing that decides whether it may be played. */
export interface PrintingFacts {
  readonly name: string;
  readonly set: string;
  readonly border_color?: string | null | undefined;
  readonly set_type?: string | null | undefined;
  readonly oversized?: boolean | null | undefined;
  readonly digital?: boolean | null | undefined;
  readonly games?: readonly string[] | null | undefined;
}

const bySet = ({ set, name }: PrintingFacts, border: string | undefined): UnplayableReason | undefined => {
  const found = REASON_OF_SET.get(set);
  if (found !== 'silver-border') return found;
  return border === undefined && !BLACK_BORDERED.has(name) ? found : undefined;
};

/** Why a printing may not be played, by what its record states, else by its set; undefined for one that may. */
export const unplayableReason = (record: PrintingFacts): UnplayableReason | undefined => {
  const { digital, games, oversized, set_type } = record;
  const border = record.border_color ?? undefined;
  if (digital ?? (games != null && games.length > 0 && !games.includes('paper'))) return 'digital';
  if (border === 'gold') return 'gold-border';
  if (border === 'silver') return 'silver-border';
  const known = bySet(record, border);
  if (known === 'oversized' && oversized === false) return set_type === 'memorabilia' ? set_type : undefined;
  if (known !== undefined) return known;
  if (oversized === true) return 'oversized';
  return set_type === 'memorabilia' ? 'memorabilia' : undefined;
};
