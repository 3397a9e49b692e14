import { cardUrl } from '../card/card-url';
import { allCopies, copiesOf, type CardList } from '../card-list/card-list';
import type { Bracket } from '../deck/bracket';
import { MAX_COMMANDERS, MAX_COPIES } from '../limits';
import { isSlug, type Slug } from '../text/slug';

/** Characters of a role's name. */
const MAX_ROLE_CHARACTERS = 40;
/** Cards of a maybeboard. */
export const MAX_MAYBEBOARD = 100;

/** A player's one deck: its cards, as they are saved anywhere, and what the player says of it. */
export interface PlayerDeck extends CardList {
  readonly name?: string | undefined;
  /** URL of the companion. */
  readonly companion?: string | undefined;
  /** The bracket that the player declared. */
  readonly bracket?: Bracket | undefined;
  /** The player's own roles of a card, by the card's URL, that of its group first: names of those of the site, or any others. */
  readonly roles?: Readonly<Record<string, readonly string[]>> | undefined;
  /** URLs of cards that are not in the deck, but might be. */
  readonly maybeboard?: readonly string[] | undefined;
}

/** What a player does with a card of a deck; the card is a slug. */
export type DeckAct =
  | {
      readonly kind: 'add' | 'cut' | 'lead' | 'follow' | 'maybe' | 'forget' | 'keep' | 'never' | 'free';
      readonly card: Slug;
    }
  | { readonly kind: 'swap'; readonly card: Slug; readonly in: Slug };

const KINDS: ReadonlySet<string> = new Set([
  'add',
  'cut',
  'lead',
  'follow',
  'maybe',
  'forget',
  'keep',
  'never',
  'free',
]);
/** Acts of one press, such as all that a list lacks. */
const MAX_ACTS = 200;

/** An act as text. @example makeDeckAct({ kind: 'swap', card: 'opt', in: 'brainstorm' }) // 'swap:opt:brainstorm' */
export const makeDeckAct = (act: DeckAct): string =>
  act.kind === 'swap' ? `swap:${act.card}:${act.in}` : `${act.kind}:${act.card}`;

/** The acts of a text, separated by spaces; what is none is left out. @example parseDeckActs('cut:opt') // [{ kind: 'cut', card: 'opt' }] */
export const parseDeckActs = (text: string): readonly DeckAct[] =>
  text.split(/\s+/, MAX_ACTS).flatMap((part): readonly DeckAct[] => {
    const [kind = '', card = '', other = '', ...more] = part.split(':');
    if (more.length > 0 || !isSlug(card)) return [];
    if (kind === 'swap') return isSlug(other) ? [{ kind, card, in: other }] : [];
    return KINDS.has(kind) && other === '' ? [{ kind: kind as 'add', card }] : [];
  });

const withCopies = (deck: PlayerDeck, url: string, count: number): PlayerDeck => {
  const { [url]: _, ...others } = deck.cards;
  return {
    ...deck,
    cards:
      count <= 0 ? others : url in deck.cards ? { ...deck.cards, [url]: count } : { ...others, [url]: count },
  };
};

const withoutMaybe = (deck: PlayerDeck, url: string): PlayerDeck =>
  deck.maybeboard === undefined
    ? deck
    : { ...deck, maybeboard: deck.maybeboard.filter((other) => other !== url) };

const add = (deck: PlayerDeck, url: string, limitOf: (url: string) => number): PlayerDeck => {
  const most = Math.min(limitOf(url), MAX_COPIES);
  const next = allCopies(deck, url) < most ? withCopies(deck, url, copiesOf(deck, url) + 1) : deck;
  return withoutMaybe(next, url);
};

const cut = (deck: PlayerDeck, url: string): PlayerDeck => {
  if (copiesOf(deck, url) > 0) return withCopies(deck, url, copiesOf(deck, url) - 1);
  return { ...deck, commanders: deck.commanders.filter((other) => other !== url) };
};

/** A card of the list leads; one more than two replaces the last. */
const lead = (deck: PlayerDeck, url: string): PlayerDeck => {
  if (deck.commanders.includes(url)) return deck;
  const stepsBack = deck.commanders.length >= MAX_COMMANDERS ? deck.commanders.at(-1) : undefined;
  const others = stepsBack === undefined ? deck : follow(deck, stepsBack);
  return { ...cut(others, url), commanders: [...others.commanders, url] };
};

const follow = (deck: PlayerDeck, url: string): PlayerDeck =>
  deck.commanders.includes(url)
    ? withCopies(
        { ...deck, commanders: deck.commanders.filter((other) => other !== url) },
        url,
        copiesOf(deck, url) + 1,
      )
    : deck;

const maybe = (deck: PlayerDeck, url: string): PlayerDeck => ({
  ...cut(deck, url),
  maybeboard: [...new Set([...(deck.maybeboard ?? []), url])].slice(0, MAX_MAYBEBOARD),
});

/**
 * A deck after an act; one that the deck does not allow changes nothing. `keep`, `never` and `free` are about advice, not about the deck.
 * @param limitOf how many copies of a card a deck may have
 */
export const applyDeckAct = (
  deck: PlayerDeck,
  act: DeckAct,
  limitOf: (url: string) => number,
): PlayerDeck => {
  const url = cardUrl(act.card);
  switch (act.kind) {
    case 'add':
      return add(deck, url, limitOf);
    case 'cut':
      return cut(deck, url);
    case 'swap':
      return copiesOf(deck, url) > 0 ? add(cut(deck, url), cardUrl(act.in), limitOf) : deck;
    case 'lead':
      return lead(deck, url);
    case 'follow':
      return follow(deck, url);
    case 'maybe':
      return maybe(deck, url);
    case 'forget':
      return withoutMaybe(deck, url);
    default:
      return deck;
  }
};

/** The name of a role without blanks around it and signs that no program's tag can have; empty for none. */
export const cleanRole = (text: string): string =>
  text
    .replace(/[#,:;[\]{}^\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_ROLE_CHARACTERS)
    .trim();

/** A deck whose card is in the group of a role of the player's, beside its further ones, or has the site's own again. */
export const withRole = (deck: PlayerDeck, url: string, role: string): PlayerDeck => {
  const { [url]: before = [], ...others } = deck.roles ?? {};
  const name = cleanRole(role);
  const further = before.slice(1).filter((other) => other !== name);
  const roles = name === '' ? others : { ...others, [url]: [name, ...further] };
  const { roles: _roles, ...rest } = deck;
  return Object.keys(roles).length === 0 ? rest : { ...rest, roles };
};
