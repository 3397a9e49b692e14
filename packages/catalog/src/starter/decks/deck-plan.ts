import {
  COLORLESS,
  fitsIdentity,
  frontTypes,
  unionIdentity,
  type Card,
  type ColorIdentity,
} from '@crownsmith/domain';
import { starterCard, starterCards } from '../starter-cards';
import { archetypeOf } from './archetype';
import type { CommandRow } from './command-row';
import { staples, type Job, type Staple } from './staple';

/** A card that a deck might play, and how likely. */
export interface Candidate {
  readonly card: Card;
  readonly job: Job | 'theme';
  /** Chance by the archetype that leads the deck, 0–1. */
  readonly chance: number;
  /** Chance by the commander's other archetypes, 0–1. */
  readonly sideChance: number;
}

/** What a commander (or pair) and an archetype make of the catalogue. */
export interface DeckPlan {
  readonly commanders: readonly Card[];
  readonly identity: ColorIdentity;
  readonly archetype: string;
  readonly candidates: readonly Candidate[];
  /** Any other card of the colours: decks hold surprises, and small pools are filled. */
  readonly strays: readonly Candidate[];
  /** Cards of the archetype that a deck may hold many of. */
  readonly swarms: readonly Card[];
  /** Names of lands that the archetype wants, with their chance. */
  readonly landChances: ReadonlyMap<string, number>;
}

const FIRST_THEME = 0.8;
const LAST_THEME = 0.3;
const FIRST_SIGNATURE = 0.9;
const SIGNATURE_STEP = 0.05;
/** Chance of a card that neither staples nor archetypes name. */
const STRAY = 0.003;

const isLand = (card: Card): boolean => frontTypes(card.typeLine).types.includes('Land');
const either = (a: number, b: number): number => 1 - (1 - a) * (1 - b);

const themeChances = (key: string, fits: (card: Card) => boolean): ReadonlyMap<string, number> => {
  const cards = (archetypeOf(key)?.cards ?? []).flatMap((name) => starterCard(name) ?? []).filter(fits);
  const step = (FIRST_THEME - LAST_THEME) / Math.max(cards.length, 12);
  return new Map(cards.map(({ name }, at) => [name, FIRST_THEME - step * at]));
};

const jobs: ReadonlyMap<string, Pick<Staple, 'job' | 'share' | 'needs'>> = new Map(
  // The first row of a card names its job, so later ones are set before it.
  [...staples()].reverse().map((staple) => [staple.name, staple]),
);

/** The plan of one commander row with one archetype to lead the deck; undefined if a commander is not in the catalogue. */
export const makeDeckPlan = (
  row: CommandRow,
  archetype: string,
  sides: readonly string[],
): DeckPlan | undefined => {
  const commanders = row.commanders.flatMap((name) => starterCard(name) ?? []);
  if (commanders.length !== row.commanders.length) return undefined;
  const identity = unionIdentity(...commanders.map((card) => card.colorIdentity));
  const own = new Set(row.commanders);
  const fits = (card: Card): boolean =>
    card.legality === 'legal' && fitsIdentity(card.colorIdentity, identity) && !own.has(card.name);
  const lead = themeChances(archetype, fits);
  const side = sides.map((key) => themeChances(key, fits));
  const signature = new Map(row.signature.map((name, at) => [name, FIRST_SIGNATURE - SIGNATURE_STEP * at]));
  const chanceOf = ({ name }: Card): number =>
    [jobs.get(name)?.share ?? 0, lead.get(name) ?? 0, signature.get(name) ?? 0].reduce(either);
  const spells = starterCards()
    .filter((card) => fits(card) && card.copyLimit === 1 && !isLand(card))
    .filter(({ name }) => fitsIdentity(jobs.get(name)?.needs ?? COLORLESS, identity))
    .map((card) => ({
      card,
      job: jobs.get(card.name)?.job ?? ('theme' as const),
      chance: chanceOf(card),
      sideChance: side.map((each) => each.get(card.name) ?? 0).reduce(either, 0),
    }));
  const isNamed = ({ chance, sideChance }: Candidate): boolean => chance > 0 || sideChance > 0;
  return {
    commanders,
    identity,
    archetype,
    candidates: spells.filter(isNamed).map((each) => ({ ...each, chance: Math.max(each.chance, STRAY) })),
    strays: spells.filter((each) => !isNamed(each)).map((each) => ({ ...each, chance: STRAY })),
    swarms: [...lead.keys()]
      .flatMap((name) => starterCard(name) ?? [])
      .filter(({ copyLimit }) => copyLimit !== 1),
    landChances: new Map(
      [...lead, ...signature].filter(([name]) => {
        const card = starterCard(name);
        return card !== undefined && fits(card) && isLand(card);
      }),
    ),
  };
};
