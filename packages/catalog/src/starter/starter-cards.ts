import { foldName, type Card } from '@crownsmith/domain';
import { parseCardLine, type CardLineError } from './card-line';
import { ABILITIES } from './data/abilities';
import { BLACK_CARDS } from './data/black';
import { BLUE_CARDS } from './data/blue';
import { COLORLESS_CARDS } from './data/colorless';
import { GREEN_CARDS } from './data/green';
import { LANDS_CARDS } from './data/lands';
import { MULTICOLOR_CARDS } from './data/multicolor';
import { RED_CARDS } from './data/red';
import { WHITE_CARDS } from './data/white';
import { parseSections } from './decks/name-list';
import { starterSet } from './starter-set';

/** ISO date of the announcements and lists that the tables contain. */
export const STARTER_DATE = '2026-08-24';

const TABLES = [
  WHITE_CARDS,
  BLUE_CARDS,
  BLACK_CARDS,
  RED_CARDS,
  GREEN_CARDS,
  MULTICOLOR_CARDS,
  COLORLESS_CARDS,
  LANDS_CARDS,
];

interface StarterCatalog {
  readonly cards: readonly Card[];
  readonly byName: ReadonlyMap<string, Card>;
  readonly errors: readonly CardLineError[];
}

let lines: readonly string[] | undefined;

const starterLines = (): readonly string[] => (lines ??= TABLES.flatMap((table) => table.trim().split('\n')));

/** The full names of the starter's cards, without parsing the rest of them. */
export const starterNames = (): readonly string[] =>
  starterLines().map((line) => line.slice(0, line.indexOf('|')));

/** What a heading of `ABILITIES` states: `none` is nothing at all. */
const NOTHING = 'none';

/** What cards do, by their names. */
const readAbilities = (): ReadonlyMap<string, string> =>
  new Map(
    parseSections(ABILITIES).flatMap(({ heading, items }) =>
      items.map((name) => [name, heading === NOTHING ? '' : heading] as const),
    ),
  );

const readCatalog = (): StarterCatalog => {
  const abilities = readAbilities();
  const withAbilities = (card: Card): Card => {
    const stated = abilities.get(card.name);
    return stated === undefined ? card : { ...card, abilities: stated };
  };
  const read = starterLines().map((line) => parseCardLine(line, starterSet));
  const cards = read.flatMap((result) => (result.ok ? [withAbilities(result.value)] : []));
  return {
    cards,
    byName: new Map(cards.map((card) => [foldName(card.name), card])),
    errors: read.flatMap((result) => (result.ok ? [] : [result.error])),
  };
};

let catalog: StarterCatalog | undefined;

const starterCatalog = (): StarterCatalog => (catalog ??= readCatalog());

/**
 * The cards that the project ships, by colour and name: facts about real cards, collected by us, without rules text and
 * images. Prices and salt are our own estimates. Parsed on first use.
 */
export const starterCards = (): readonly Card[] => starterCatalog().cards;

/** A card of the starter catalogue by its full name, ignoring case and accents. @example starterCard('sol ring')?.manaCost // '{1}' */
export const starterCard = (name: string): Card | undefined => starterCatalog().byName.get(foldName(name));

/** Errors of the tables' lines; a test checks that there are none. */
export const starterErrors = (): readonly CardLineError[] => starterCatalog().errors;

/** The names on the Game Changers list (53 on `STARTER_DATE`). */
export const starterGameChangers = (): readonly string[] =>
  starterCards().flatMap(({ name, gameChanger }) => (gameChanger ? [name] : []));
