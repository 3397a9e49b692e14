import { makeDeckEvidence } from '@crownsmith/deck-report';
import { deckTheme, rankGroups, tribeName, type GroupEvidence } from '@crownsmith/domain';
import { REAL_CARDS, realData, readTaggedDecks, type TaggedDeck } from '@crownsmith/real-data';
import { makeCardReader } from '#src/aggregate/deck-groups';
import { makeNameIndex } from '#src/names/name-index';
import { fitThemes, type NamedGroup, type ThemeWeights } from './fit-themes';

import { tagKey, type TaggedResult } from './tag-scores';
import { readCards } from './theme-decks';

/** A tagged deck with all themes and tribes whose rules it meets. */
export interface DeckEvidence {
  readonly deck: TaggedDeck;
  readonly groups: readonly GroupEvidence[];
}

/** The name of a theme, or of a tribe. */
const groupTitle = ({ kind, key }: GroupEvidence): string =>
  kind === 'theme' ? (deckTheme(key)?.name ?? key) : tribeName(key);

/** Applies the rules to the tagged decks; none if this machine lacks them. */
export const readEvidence = async (): Promise<readonly DeckEvidence[]> => {
  const [decks, path] = [readTaggedDecks(), realData(REAL_CARDS)];
  if (decks.length === 0 || path === undefined) return [];
  const cards = await readCards(
    path,
    decks.flatMap((deck) => [...deck.commanders, ...deck.cards]),
  );
  const index = makeNameIndex(cards);
  const evidenceOf = makeDeckEvidence(makeCardReader(cards));
  const numbersOf = (names: readonly string[]): readonly number[] => [
    ...new Set(names.flatMap((name) => index.resolve(name) ?? [])),
  ];
  return decks.map((deck) => {
    const commanders = numbersOf(deck.commanders);
    const others = numbersOf(deck.cards).filter((card) => !commanders.includes(card));
    return { deck, groups: evidenceOf(commanders, others) };
  });
};

const namedGroups = (decks: readonly DeckEvidence[]): readonly NamedGroup[] =>
  decks.flatMap(({ deck, groups }) => {
    const tags = new Set(deck.tags.map(tagKey));
    return groups.map((evidence) => ({ evidence, isNamed: tags.has(tagKey(groupTitle(evidence))) }));
  });

/** The names that weights give a deck, the first first. */
export const nameDeck = (
  { deck, groups }: DeckEvidence,
  { weights, leanings }: ThemeWeights,
): TaggedResult => ({
  tags: deck.tags,
  given: rankGroups(groups, weights, leanings).map(groupTitle),
});

/** Weights learnt from decks. */
export const learnWeights = (decks: readonly DeckEvidence[]): ThemeWeights => fitThemes(namedGroups(decks));

/** Names each deck by what was learnt from all others. */
export const nameLeavingOut = (decks: readonly DeckEvidence[]): readonly TaggedResult[] =>
  decks.map((own) => nameDeck(own, learnWeights(decks.filter((deck) => deck !== own))));
