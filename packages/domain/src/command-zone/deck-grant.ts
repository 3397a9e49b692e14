import { faceNames, foldName } from '../card/card-name';
import { isEveryCreatureType, type CreatureTypeFacts } from '../card/creature-types';
import { frontText } from '../card/front-text';
import { parseCardFilters, type CardFilter } from './card-filter';

/**
 * A rule of deck construction that a commander changes for its deck:
 * - `color`: its player chooses a colour, which its identity then has (The Prismatic Piper)
 * - `cards`: the deck may have these cards, of any identity
 * - `color-for-cards`: these cards may also have one colour that the player chooses (Tolabow, Loch Rascal)
 * - `any-size`: no maximum of cards (Whtz, the Bibliophile)
 * - `unread`: a wording that is not understood; what it allows is not known
 */
export type DeckGrant =
  | { readonly kind: 'color' }
  | { readonly kind: 'cards' | 'color-for-cards'; readonly cards: readonly CardFilter[] }
  | { readonly kind: 'any-size' }
  | { readonly kind: 'unread'; readonly wording: string };

/** The fields of a card that tell what it changes for its deck. */
export interface GrantFacts {
  readonly name: string;
  readonly text?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
}

/** Colourless cards of the colour that their player chooses, if they are commanders: not all data has rules texts. */
const CHOOSERS: ReadonlySet<string> = new Set(
  ['Clara Oswald', 'Faceless One', 'The Prismatic Piper'].map(foldName),
);
const CHOICE = /\bis your commander, choose a color before the game begins\b/i;

const REMINDER = /\([^()]*\)/g;
const RULEBREAKER = /^rulebreaker\b\s*[—–-]?\s*/i;

const withoutReminders = (text: string): string => {
  const shorter = text.replaceAll(REMINDER, ' ');
  return shorter === text ? text.replace(/\([^\n]*/g, ' ') : withoutReminders(shorter);
};

const cardsGrant = (kind: 'cards' | 'color-for-cards', text: string): readonly DeckGrant[] | undefined => {
  const cards = parseCardFilters(text);
  return cards && [{ kind, cards }];
};

const joinAll = (parts: readonly (readonly DeckGrant[] | undefined)[]): readonly DeckGrant[] | undefined =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined;

/** `Angel cards of any color identity and any basic land cards` */
const readCards = (text: string): readonly DeckGrant[] | undefined =>
  joinAll(
    text.split(/,? and (?=any )|, (?=any )/).map((clause) => {
      const kinds = clause.replace(/ of any color(?: identity)?$/, '');
      return kinds !== clause || clause.startsWith('any ') ? cardsGrant('cards', kinds) : undefined;
    }),
  );

/** A sentence after its subject, a deck with the commander. */
const readPredicate = (text: string): readonly DeckGrant[] | undefined =>
  joinAll(
    text.split(/,? and (?=(?:can have|has no) )/).map((part) => {
      if (part === 'has no maximum deck size') return [{ kind: 'any-size' }];
      return part.startsWith('can have ') ? readCards(part.slice('can have '.length)) : undefined;
    }),
  );

/** A sentence; the card's own name in it is `~`. */
const readSentence = (sentence: string): readonly DeckGrant[] | undefined => {
  const predicate = /^a deck with (?:this|~ as its) commander (.+)$/i.exec(sentence)?.[1];
  if (predicate !== undefined) return readPredicate(predicate);
  const body = /^if (?:~|this card) is your commander, (.+)$/i.exec(sentence)?.[1];
  if (body === undefined) return undefined;
  const regardless =
    /^you may include (.+?)(?: of any color)?(?: in your deck)? regardless of color identity$/.exec(
      body,
    )?.[1];
  if (regardless !== undefined) return cardsGrant('cards', regardless);
  const [, spells, more] =
    /^the color identity of (.+) in your deck can include one color of your choice not in your commander['’]s color identity(?:, and your deck (.+))?$/.exec(
      body,
    ) ?? [];
  if (spells !== undefined)
    return joinAll([cardsGrant('color-for-cards', spells), more === undefined ? [] : readPredicate(more)]);
  const deck = /^your deck (.+)$/.exec(body)?.[1];
  return deck === undefined ? undefined : readPredicate(deck);
};

/** The grants of an ability, whole or not at all. */
const readAbility = (ability: string): readonly DeckGrant[] | undefined => {
  const sentences = ability.split(/\.(?:\s+|$)/).filter((sentence) => sentence !== '');
  return sentences.length === 0 ? undefined : joinAll(sentences.map(readSentence));
};

/**
 * What a commander changes for its deck, by the wording of its front face (Rulebreaker, read 2026-11-26, and the choice of
 * a colour). Text in brackets grants nothing. A Rulebreaker ability that is not understood whole is `unread`.
 * @example deckGrantsOf({ name: 'Whtz, the Bibliophile', text: 'Rulebreaker — A deck with this commander has no maximum deck size.' }) // [{ kind: 'any-size' }]
 */
export const deckGrantsOf = ({ name, text, keywords = [] }: GrantFacts): readonly DeckGrant[] => {
  const front = text === undefined ? '' : withoutReminders(frontText(text));
  const isChooser = CHOOSERS.has(foldName(name)) || CHOICE.test(front);
  const own = faceNames(name)[0] ?? name;
  const lines = front
    .replaceAll(own, '~')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').replaceAll(' .', '.').trim());
  const abilities = lines.filter((line) => RULEBREAKER.test(line));
  const read = abilities.flatMap(
    (line): readonly DeckGrant[] =>
      readAbility(line.replace(RULEBREAKER, '')) ?? [
        { kind: 'unread', wording: line.replaceAll('~', own).slice(0, 300) },
      ],
  );
  const isUnseen =
    abilities.length === 0 && keywords.some((keyword) => keyword.toLowerCase() === 'rulebreaker');
  return [
    ...(isChooser ? [{ kind: 'color' } as const] : []),
    ...read,
    ...(isUnseen ? [{ kind: 'unread', wording: 'Rulebreaker' } as const] : []),
  ];
};

/** What follows from a card's texts for the decks that it commands, or is in. */
export const deckRulesOf = (
  card: GrantFacts & CreatureTypeFacts,
): { readonly grants?: readonly DeckGrant[]; readonly isEveryCreatureType?: true } => {
  const grants = deckGrantsOf(card);
  return {
    ...(grants.length > 0 && { grants }),
    ...(isEveryCreatureType(card) && { isEveryCreatureType: true }),
  };
};
