import { foldName } from '../card/card-name';
import {
  COLOR_IDENTITIES,
  COLORLESS,
  fitsIdentity,
  identityColors,
  unionIdentity,
  type ColorIdentity,
} from '../color/color-identity';

/** The fields of a commander that decide which colours its deck can have. */
export interface CommanderColors {
  readonly name: string;
  readonly colorIdentity: ColorIdentity;
  readonly text?: string | undefined;
}

/** Colourless cards of the colour that their player chooses, if they are commanders. */
const NAMES: ReadonlySet<string> = new Set(
  ['Clara Oswald', 'Faceless One', 'The Prismatic Piper'].map(foldName),
);
const WORDING = /\bis your commander, choose a color before the game begins\b/i;

/**
 * Whether the player chooses a colour of a commander before the game: its identity has that colour in deck construction
 * (rulings of The Prismatic Piper, read 2026-11-20). Names tell it, too, because not all data has rules texts.
 * @example choosesColor({ name: 'The Prismatic Piper' }) // true
 */
export const choosesColor = ({ name, text }: Pick<CommanderColors, 'name' | 'text'>): boolean =>
  NAMES.has(foldName(name)) || WORDING.test(text ?? '');

/** The colour identity of a deck, and the colours in it that its player chooses. */
export interface DeckColors {
  readonly identity: ColorIdentity;
  /** The colours that the cards need beyond the commanders' own; colourless if they need none. */
  readonly chosen: ColorIdentity;
}

/**
 * The colour identity that commanders give to a deck (CR 903.4). Where colours are chosen, most of its cards are within
 * the choice, and no colour is chosen that brings no card.
 * @param cards the identities of the cards of the deck
 */
export const deckColors = (
  commanders: readonly CommanderColors[],
  cards: readonly ColorIdentity[],
): DeckColors => {
  const own = unionIdentity(...commanders.map(({ colorIdentity }) => colorIdentity));
  const choices = commanders.filter(choosesColor).length;
  if (choices === 0) return { identity: own, chosen: COLORLESS };
  const withChoice = (chosen: ColorIdentity) => {
    const identity = unionIdentity(own, chosen);
    return { identity, chosen, fitting: cards.filter((card) => fitsIdentity(card, identity)).length };
  };
  const { identity, chosen } = COLOR_IDENTITIES.filter((each) => identityColors(each).length <= choices)
    .map(withChoice)
    .reduce((best, each) => (each.fitting > best.fitting ? each : best));
  return { identity, chosen };
};
