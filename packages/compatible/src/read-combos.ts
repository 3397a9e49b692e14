import { Combo, ComboIndex, CombosByCard } from '@crownsmith/api-client';
import { identityName, identitySlug, makeSlug, parseIdentitySlug } from '@crownsmith/domain';
import { cardsOf, nameOf } from './cards';
import { makeComboPage, makeCombosPage, type RankedCombo } from './combo-pages';
import { identityOfCombo } from './combos';
import type { Source } from './source';

/** Combos on the page of all of them. */
const MAX_FIRST = 100;

type ById = ReadonlyMap<string, RankedCombo>;
/** An index is read once and serves many pages. */
const ranked = new WeakMap<ComboIndex, ById>();

/** All combos by their ids, most decks first; undefined for an older snapshot. */
const readRanked = async (source: Source): Promise<ById | undefined> => {
  const index = await source.read('combos/index.json', ComboIndex);
  if (!index) return undefined;
  const known =
    ranked.get(index) ??
    new Map(index.combos.map((combo, at) => [combo.id, { combo, rank: at + 1 }] as const));
  ranked.set(index, known);
  return known;
};

/** Which cards are part of combos, with the ids of these. */
export const readCombosByCard = (source: Source) => source.read('combos/by-card.json', CombosByCard);

/** The combos of any of some cards, most decks first. */
export const readCombosOf = async (
  source: Source,
  slugs: readonly string[],
): Promise<readonly RankedCombo[]> => {
  const [byId, byCard] = await Promise.all([readRanked(source), readCombosByCard(source)]);
  const ids = slugs.flatMap((slug) => (byCard && Object.hasOwn(byCard, slug) ? (byCard[slug] ?? []) : []));
  return [...new Set(ids)]
    .flatMap((id) => byId?.get(id) ?? [])
    .toSorted((a, b) => b.combo.num_decks - a.combo.num_decks);
};

/** Combos of a card, or those with either card of a pair. */
const makeOfCards = async (source: Source, text: string, slugs: readonly string[]) =>
  makeCombosPage(
    `${cardsOf(slugs, source).map(nameOf).join(' // ')} Combos`,
    `/combos/${makeSlug(text)}`,
    await readCombosOf(source, slugs),
    source,
  );

const findOfColors = async (source: Source, text: string) => {
  const identity = parseIdentitySlug(text);
  const all = identity === undefined ? undefined : await readRanked(source);
  const own = [...(all?.values() ?? [])].filter(({ combo }) => identityOfCombo(combo) === identity);
  return identity === undefined || own.length === 0
    ? undefined
    : makeCombosPage(`${identityName(identity)} Combos`, `/combos/${identitySlug(identity)}`, own, source);
};

/** `combos.json`, `combos/{colours or card}.json`, `combos/{anything}/{id}.json` */
export const findCombos = async (source: Source, [of, id, ...rest]: readonly string[]) => {
  if (rest.length > 0) return undefined;
  if (of === undefined) {
    const all = await readRanked(source);
    return all && makeCombosPage('Combos', '/combos', [...all.values()].slice(0, MAX_FIRST), source);
  }
  if (id === undefined) {
    const card = source.findCard(of);
    if (card) return makeOfCards(source, of, [card.sanitized]);
    const ofColors = await findOfColors(source, of);
    const pair = ofColors ? undefined : await source.findCommander(of);
    return pair ? makeOfCards(source, of, pair.page.cards) : ofColors;
  }
  const known = (await readRanked(source))?.get(id);
  if (!known) return undefined;
  const combo = (await source.read(`combos/${known.combo.id}.json`, Combo)) ?? known.combo;
  return makeComboPage(combo, known.rank, source);
};
