import { isTextKnown, themeSignals, type ThemeCardFacts } from '@crownsmith/domain';
import { bracketFacts, type BracketCard } from './bracket-card';

/** What a table asks of a deck before a game, besides its bracket. */
export const DECK_TRAITS = ['game-changers', 'mass-land-denial', 'extra-turns', 'stax', 'theft'] as const;
/** One of `DECK_TRAITS`. */
export type DeckTrait = (typeof DECK_TRAITS)[number];

/** Names of the traits in sentences and tables. */
export const DECK_TRAIT_NAMES: Readonly<Record<DeckTrait, string>> = {
  'game-changers': 'Game Changers',
  'mass-land-denial': 'Mass land denial',
  'extra-turns': 'Extra turns',
  stax: 'Stax',
  theft: 'Theft',
};

type TraitCard = BracketCard & ThemeCardFacts;

/**
 * The cards of a deck that its table asks about, by trait: those of the kinds that brackets depend on, and those that the themes Stax and
 * Theft count. Undefined for these two where no rules text of the cards is known.
 */
export const deckTraits = <C extends TraitCard>(
  cards: readonly C[],
): Readonly<Record<DeckTrait, readonly C[] | undefined>> => {
  const ofKind = (trait: DeckTrait): readonly C[] =>
    cards.filter((card) => [...bracketFacts(card).kinds].some((kind) => kind === trait));
  const hasTexts = cards.some((card) => isTextKnown(card) === true);
  const ofTheme = (trait: DeckTrait): readonly C[] | undefined =>
    hasTexts ? cards.filter((card) => themeSignals(card).some((key) => key === trait)) : undefined;
  return {
    'game-changers': ofKind('game-changers'),
    'mass-land-denial': ofKind('mass-land-denial'),
    'extra-turns': ofKind('extra-turns'),
    stax: ofTheme('stax'),
    theft: ofTheme('theft'),
  };
};
