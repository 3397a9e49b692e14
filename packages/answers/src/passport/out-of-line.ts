import { DECK_TRAIT_NAMES, DECK_TRAITS, type DeckTrait } from '@crownsmith/deck-report';
import { andList, type Bracket } from '@crownsmith/domain';
import type { DeckPassport } from './deck-passport';

/** What decks of a table are compared by. */
export interface TableFigures {
  readonly bracket: Bracket;
  /** Turn by which half of its games alone could be won: null where fewer could, undefined where it was not played. */
  readonly medianWin: number | null | undefined;
  /** Turns that were played. */
  readonly turns: number;
  /** Cards of each trait; undefined where that is not known. */
  readonly traits: Readonly<Record<DeckTrait, number | undefined>>;
  readonly pairs: number;
  readonly salt: number;
  /** USD; undefined where no price is known. */
  readonly price: number | undefined;
}

/** How far a deck may be from the middle of the others before a table has to hear of it; ours, of 2026-11-27. */
const FAR = {
  bracket: 1,
  turns: 2,
  cards: { 'game-changers': 3, 'mass-land-denial': 1, 'extra-turns': 2, stax: 4, theft: 4 },
  pairs: 1,
  times: { salt: 1.75, price: 4 },
} as const;

/** The middle of some values, of an even number the mean of both; undefined of none. */
const middle = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

const known = (values: readonly (number | undefined)[]): readonly number[] =>
  values.filter((value) => value !== undefined);

/** Values as words, each once. */
const listText = (values: readonly number[], textOf: (value: number) => string = String): string =>
  andList([...new Set([...values].sort((a, b) => a - b))].map((value) => textOf(value)));

const bracketText = (own: TableFigures, others: readonly TableFigures[]): string | undefined => {
  const brackets = others.map(({ bracket }) => bracket);
  const distance = own.bracket - (middle(brackets) ?? own.bracket);
  if (Math.abs(distance) < FAR.bracket) return undefined;
  return `bracket ${own.bracket} by its cards, the others ${listText(brackets)}`;
};

/** The turn that a deck is compared by: one that is hardly ever won is won after all that were played. */
const turnOf = ({ medianWin, turns }: TableFigures): number | undefined =>
  medianWin === undefined ? undefined : (medianWin ?? turns + 1);

const clockText = (own: TableFigures, others: readonly TableFigures[]): string | undefined => {
  const turn = turnOf(own);
  const turns = known(others.map(turnOf));
  const among = middle(turns);
  if (turn === undefined || among === undefined || Math.abs(turn - among) < FAR.turns) return undefined;
  const what =
    own.medianWin === null
      ? `fewer than half of its games alone could be won by turn ${own.turns}`
      : `half of its games alone could be won by turn ${turn}`;
  const textOf = (value: number): string =>
    value > own.turns ? `not by turn ${own.turns}` : `by turn ${value}`;
  return `${what}, half of the others’ ${listText(turns, textOf)}`;
};

const countText = (
  what: string,
  own: number | undefined,
  others: readonly (number | undefined)[],
  far: number,
): string | undefined => {
  const values = known(others);
  const among = middle(values);
  if (own === undefined || among === undefined || own - among < far) return undefined;
  const theirs = values.every((value) => value === 0) ? 'none' : listText(values);
  return `${what}: ${own}, the others ${theirs}`;
};

const timesText = (
  own: number | undefined,
  others: readonly (number | undefined)[],
  times: number,
  textOf: (own: string, others: string) => string,
  show: (value: number) => string,
): string | undefined => {
  const values = known(others);
  const among = middle(values);
  if (own === undefined || among === undefined || among <= 0 || own / among < times) return undefined;
  return textOf(show(own), show(among));
};

const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en')}`;

export const tableFigures = ({ bracket, games, traits, pairs, salt, price }: DeckPassport): TableFigures => ({
  bracket: bracket.estimate,
  medianWin: games.ok ? games.value.median_win : undefined,
  turns: games.ok ? games.value.turns.length : 0,
  traits: Object.fromEntries(
    DECK_TRAITS.map((trait) => [trait, traits[trait]?.length]),
  ) as TableFigures['traits'],
  pairs: pairs.length,
  salt: salt.total,
  price: price.total > 0 ? price.total : undefined,
});

/**
 * Who of a table is out of line, and by what: each deck beside the middle of the others. By bracket and by clock a deck can be above or
 * below them, by all else above.
 * @returns for each deck a sentence, or undefined where it is in line; of fewer than two decks none is out of line
 */
export const outOfLine = (decks: readonly TableFigures[]): readonly (string | undefined)[] =>
  decks.map((own, at) => {
    const others = decks.filter((_, place) => place !== at);
    const parts = [
      bracketText(own, others),
      clockText(own, others),
      ...DECK_TRAITS.map((trait) =>
        countText(
          DECK_TRAIT_NAMES[trait],
          own.traits[trait],
          others.map(({ traits }) => traits[trait]),
          FAR.cards[trait],
        ),
      ),
      countText(
        'Two-card combos',
        own.pairs,
        others.map(({ pairs }) => pairs),
        FAR.pairs,
      ),
      timesText(
        own.salt,
        others.map(({ salt }) => salt),
        FAR.times.salt,
        (its, theirs) => `salt ${its}, the others about ${theirs}`,
        (value) => value.toFixed(0),
      ),
      timesText(
        own.price,
        others.map(({ price }) => price),
        FAR.times.price,
        (its, theirs) => `it costs ${its}, the others about ${theirs}`,
        dollars,
      ),
    ].filter((part) => part !== undefined);
    if (parts.length === 0) return undefined;
    const text = parts.join('; ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });
