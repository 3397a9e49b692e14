import {
  Combo,
  allowedFromWire,
  partnerFromWire,
  type CombosResponse,
  type CompatibleCombo,
  type CompatibleComboCard,
  type FindCombosRequest,
  type FindCombosResponse,
  type WireCard,
} from '@crownsmith/api-client';
import { makeColorIdentity, pastedListSteps, ok, type Result } from '@crownsmith/domain';
import { inSteps, memoize } from '@crownsmith/snapshot';
import { pictureUri, toIdentity } from '#app/snapshot/row-views.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { nameOf } from './card-fields.server';
import {
  createComboFinder,
  deckRules,
  type ComboFinder,
  type FinderDeck,
  type FoundCombo,
  type IndexedCombo,
} from './combo-finder.server';
import { parseComboQuery } from './combo-query.server';
import { lookUpIn } from './look-up.server';

const finders = new WeakMap<Snapshot, () => Promise<ComboFinder>>();

/** The finder over a snapshot's combos. */
export const finderOf = (snapshot: Snapshot): Promise<ComboFinder> => {
  const known =
    finders.get(snapshot) ??
    memoize(async () => createComboFinder((await snapshot.browse.combos())?.entries ?? []));
  finders.set(snapshot, known);
  return known();
};

type Lines = FindCombosRequest['main'];

/** The known cards of a request. */
export const deckOf = (snapshot: Snapshot, { commanders, main }: FindCombosRequest): FinderDeck => {
  const resolve = (lines: Lines) =>
    lines.flatMap(({ card: name, quantity }) => {
      const card = snapshot.resolveCard(name);
      return card ? [{ card, quantity }] : [];
    });
  const zone = resolve(commanders);
  const all = [...zone, ...resolve(main)];
  const copies = new Map<string, number>();
  for (const { card, quantity } of all)
    copies.set(card.sanitized, (copies.get(card.sanitized) ?? 0) + quantity);
  return {
    commanders: new Set(zone.map(({ card }) => card.sanitized)),
    copies,
    ...deckRules(
      zone.map(({ card }) => allowedFromWire(card)),
      all.map(({ card, quantity }) => ({ card: allowedFromWire(card), count: quantity })),
      (slug) => {
        const card = snapshot.resolveCard(slug);
        return card && allowedFromWire(card);
      },
    ),
  };
};

/** The deck of a pasted list, with its headings and marks. */
export const parseTextDeck = async (snapshot: Snapshot, text: string): Promise<FindCombosRequest> => {
  const steps = pastedListSteps(text, (name) => {
    const card = snapshot.resolveCard(name);
    return (
      card && {
        name: card.name,
        canBeCommander: card.legal_commander,
        partner: partnerFromWire(card),
        ...allowedFromWire(card),
      }
    );
  });
  const { commanders, main } = await inSteps(steps).run();
  const toLines = (lines: typeof main): Lines =>
    lines.map(({ name, count }) => ({ card: name, quantity: count }));
  return { commanders: toLines(commanders), main: toLines(main) };
};

/** What the snapshot does not tell of a piece. */
const UNKNOWN_PLACE = {
  battlefieldCardState: '',
  exileCardState: '',
  libraryCardState: '',
  graveyardCardState: '',
} as const;

const priceOf = (cards: readonly WireCard[], shop: keyof CompatibleCombo['prices']): string | null => {
  const known = cards.flatMap(({ prices }) => prices[shop]?.price ?? []);
  return known.length === cards.length ? known.reduce((sum, price) => sum + price, 0).toFixed(2) : null;
};

/** A piece or result with its copies. @example quantityOf('2 × A sacrifice outlet') // { name: 'A sacrifice outlet', quantity: 2 } */
const quantityOf = (words: string): { readonly name: string; readonly quantity: number } => {
  const [, copies, name] = /^(\d{1,3}) × (.+)$/.exec(words) ?? [];
  return copies !== undefined && name !== undefined
    ? { name, quantity: Number(copies) }
    : { name: words, quantity: 1 };
};

/** A card as clients of combo finders read it. */
export const makeComboCard = (card: WireCard): CompatibleComboCard => {
  const pictureOf = (uri: string | undefined): string | null => pictureUri(uri) ?? null;
  return {
    name: nameOf(card),
    oracleId: null,
    scryfallId: card.scryfall_id ?? null,
    typeLine: card.type,
    faces: card.name.split(' // ').length,
    spoiler: false,
    imageUriFrontNormal: pictureOf(card.image_uris[0]?.normal),
    imageUriFrontArtCrop: pictureOf(card.image_uris[0]?.art_crop),
    imageUriBackNormal: pictureOf(card.image_uris[1]?.normal),
    imageUriBackArtCrop: pictureOf(card.image_uris[1]?.art_crop),
  };
};

/** A combo as clients of combo finders read it. @param details its own file, for what the index leaves out */
const makeCompatibleCombo = (
  combo: IndexedCombo,
  details: Pick<Combo, 'prerequisites' | 'steps'> | undefined,
  cardOf: (slug: string) => WireCard | undefined,
): CompatibleCombo => {
  const cards = combo.cards.flatMap((slug) => cardOf(slug) ?? []);
  return {
    id: combo.id,
    status: 'OK',
    uses: cards.map((card) => ({
      card: makeComboCard(card),
      usedFace: null,
      ...UNKNOWN_PLACE,
      zoneLocations: [],
      mustBeCommander: combo.commanders?.includes(card.sanitized) ?? false,
      quantity: combo.copies?.[card.sanitized] ?? 1,
    })),
    requires: (combo.templates ?? []).map(quantityOf).map(({ name, quantity }) => ({
      template: { name, scryfallQuery: null, scryfallApi: null },
      ...UNKNOWN_PLACE,
      zoneLocations: [],
      mustBeCommander: false,
      quantity,
    })),
    produces: combo.results.map(quantityOf).map(({ name, quantity }) => ({ feature: { name }, quantity })),
    of: [],
    includes: [],
    identity: makeColorIdentity(toIdentity(combo.identity)) || 'C',
    manaNeeded: combo.mana_needed ?? '',
    manaValueNeeded: null,
    easyPrerequisites: '',
    notablePrerequisites: details?.prerequisites ?? '',
    description: details?.steps ?? '',
    notes: '',
    popularity: combo.num_decks,
    spoiler: false,
    bracketTag: combo.bracket_tag ?? null,
    legalities: { commander: cards.every(({ legality }) => legality === 'legal' || legality === 'unknown') },
    prices: {
      tcgplayer: priceOf(cards, 'tcgplayer'),
      cardkingdom: priceOf(cards, 'cardkingdom'),
      cardmarket: priceOf(cards, 'cardmarket'),
    },
  };
};

/** A combo with its steps. */
export const withDetails = async (snapshot: Snapshot, combo: IndexedCombo): Promise<CompatibleCombo> => {
  const details = await snapshot.files.read(`combos/${combo.id}.json`, Combo);
  return makeCompatibleCombo(combo, details, lookUpIn(snapshot));
};

/** A combo by its id; undefined for an unknown one. */
export const findCombo = async (snapshot: Snapshot, id: string): Promise<CompatibleCombo | undefined> => {
  const combo = (await snapshot.browse.combos())?.byId.get(id);
  return combo && withDetails(snapshot, combo);
};

/** A part of the combos that were found: all of them without a limit. */
export interface ComboPart {
  readonly offset: number;
  readonly limit: number | undefined;
  /** rarest first instead of most decks first */
  readonly isAscending: boolean;
}

const partLinks = (
  count: number,
  { offset, limit }: Pick<ComboPart, 'offset' | 'limit'>,
  urlOf: (offset: number) => string,
): Pick<FindCombosResponse, 'count' | 'next' | 'previous'> => ({
  count,
  next: limit !== undefined && offset + limit < count ? urlOf(offset + limit) : null,
  previous: limit !== undefined && offset > 0 ? urlOf(Math.max(0, offset - limit)) : null,
});

/** Combos that a query searches for; an error for a term that is no part of a query. */
export const searchCombos = async (
  snapshot: Snapshot,
  query: string,
  part: ComboPart & { readonly limit: number },
  urlOf: (offset: number) => string,
): Promise<Result<CombosResponse, string>> => {
  const filter = parseComboQuery(query);
  if (!filter.ok) return filter;
  const { entries = [] } = (await snapshot.browse.combos()) ?? {};
  const known = entries.filter((combo) =>
    filter.value({ combo, cards: combo.cards.flatMap((slug) => snapshot.card(slug) ?? []) }),
  );
  const found = part.isAscending ? known.toReversed() : known;
  const shown = found.slice(part.offset, part.offset + part.limit);
  return ok({
    ...partLinks(found.length, part, urlOf),
    results: await Promise.all(shown.map(async (combo) => withDetails(snapshot, combo))),
  });
};

/**
 * Finds the combos of a deck in a snapshot. Unknown names are left out of the deck.
 * @param urlOf the URL of the part from an offset on
 */
export const findDeckCombos = async (
  snapshot: Snapshot,
  request: FindCombosRequest,
  { offset, limit, isAscending }: ComboPart,
  urlOf: (offset: number) => string,
): Promise<FindCombosResponse> => {
  const deck = deckOf(snapshot, request);
  const ordered = (await finderOf(snapshot)).find(deck);
  const found = isAscending ? ordered.toReversed() : ordered;
  const end = limit === undefined ? found.length : offset + limit;
  const shown = await Promise.all(
    found
      .slice(offset, end)
      .map(async ({ group, combo }) => ({ group, combo: await withDetails(snapshot, combo) })),
  );
  const ofGroup = (group: FoundCombo['group']): CompatibleCombo[] =>
    shown.flatMap((entry) => (entry.group === group ? [entry.combo] : []));
  return {
    ...partLinks(found.length, { offset, limit }, urlOf),
    results: {
      identity: makeColorIdentity(deck.identity) || 'C',
      included: ofGroup('included'),
      includedByChangingCommanders: ofGroup('includedByChangingCommanders'),
      almostIncluded: ofGroup('almostIncluded'),
      almostIncludedByAddingColors: ofGroup('almostIncludedByAddingColors'),
      almostIncludedByChangingCommanders: ofGroup('almostIncludedByChangingCommanders'),
      almostIncludedByAddingColorsAndChangingCommanders: ofGroup(
        'almostIncludedByAddingColorsAndChangingCommanders',
      ),
    },
  };
};
