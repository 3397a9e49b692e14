import type { MiscData } from '@crownsmith/api-client';
import { parseTypeLine, type Card } from '@crownsmith/domain';
import type { PageContext } from './page-context';

/** A set by its code, with the address of its symbol. */
const setIcon = (code: string): string => `https://svgs.scryfall.io/sets/${code}.svg`;

/** Creature types that fewer cards than this have are no tribe to build around. */
const LEAST_MEMBERS = 5;

/**
 * Sets of the cards by code: a card names its set only for the printing that the source chose, so the name is taken
 * from cards of a single set. A set without a name is called by its code.
 */
const setsOf = (
  cards: readonly Card[],
  known: readonly { readonly code: string; readonly name: string }[],
): MiscData['sets'] => {
  const names = new Map<string, string>();
  for (const card of cards) {
    for (const code of card.sets) if (!names.has(code)) names.set(code, '');
    const [code, ...more] = card.sets;
    if (code !== undefined && more.length === 0 && card.setName !== undefined) names.set(code, card.setName);
  }
  for (const { code, name } of known) if (names.has(code)) names.set(code, name);
  return [...names]
    .map(([code, name]) => ({
      code,
      name: name === '' ? code.toUpperCase() : name,
      icon_svg_uri: setIcon(code),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** Creature types of cards that decks play, in alphabetical order. */
const tribesOf = (cards: readonly Card[], decks: (card: number) => number): string[] => {
  const members = new Map<string, number>();
  cards.forEach((card, number) => {
    if (decks(number) === 0) return;
    for (const face of parseTypeLine(card.typeLine)) {
      if (!face.types.includes('Creature')) continue;
      for (const subtype of face.subtypes) members.set(subtype, (members.get(subtype) ?? 0) + 1);
    }
  });
  return [...members]
    .filter(([, count]) => count >= LEAST_MEMBERS)
    .map(([subtype]) => subtype)
    .sort();
};

/** Sets, tribes and, until a source for them is imported, no themes and no sale. */
export const miscData = (
  context: PageContext,
  knownSets: readonly { readonly code: string; readonly name: string }[],
): MiscData => ({
  sets: setsOf(context.cards, knownSets),
  themes: [],
  tribes: tribesOf(context.cards, (card) => context.counts.cardDecks[card] ?? 0),
  tcgplayerKickback: null,
  tcgplayerSale: null,
});
