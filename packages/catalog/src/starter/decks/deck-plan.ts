import { fitsIdentity, unionIdentity, type Card, type ColorIdentity } from '@crownsmith/domain';
import { starterCard } from '../starter-cards';
import { archetypeOf } from './archetype';
import { cardPoolOf } from './card-pool';
import type { CommandRow } from './command-row';
import type { LandCandidate } from './land-base';
import type { Job } from './staple';

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
  readonly lands: readonly LandCandidate[];
}

type Chances = ReadonlyMap<string, number>;

const FIRST_THEME = 0.8;
const LAST_THEME = 0.3;
/** A theme of fewer cards of the colours falls off as one of so many would. */
const FEW = 12;
const FIRST_SIGNATURE = 0.9;
const SIGNATURE_STEP = 0.05;
/** No land is sure. */
const MOST = 0.97;
/** Chance of a card that neither staples nor archetypes name. */
const STRAY = 0.003;

const either = (a: number, b: number): number => 1 - (1 - a) * (1 - b);

const themeCards = (key: string, identity: ColorIdentity): readonly Card[] =>
  (archetypeOf(key)?.cards ?? [])
    .flatMap((name) => starterCard(name) ?? [])
    .filter(({ legality, colorIdentity }) => legality === 'legal' && fitsIdentity(colorIdentity, identity));

const themeChances = (cards: readonly Card[]): Chances => {
  const step = (FIRST_THEME - LAST_THEME) / Math.max(cards.length, FEW);
  return new Map(cards.map(({ name }, at) => [name, FIRST_THEME - step * at]));
};

const makeLands = (identity: ColorIdentity, wantedOf: (name: string) => number): readonly LandCandidate[] =>
  cardPoolOf(identity).lands.flatMap(({ card, share }) => {
    const chance = Math.min(MOST, Math.max(share?.share ?? 0, wantedOf(card.name)));
    return chance > 0 ? [{ card, kind: share?.kind ?? 'utility', chance }] : [];
  });

/**
 * The plan of a commander row with one archetype to lead the deck and others beside it; undefined where the catalogue
 * lacks a commander.
 */
export const makeDeckPlan = (
  row: CommandRow,
  archetype: string,
  sides: readonly string[],
): DeckPlan | undefined => {
  const commanders = row.commanders.flatMap((name) => starterCard(name) ?? []);
  if (commanders.length !== row.commanders.length) return undefined;
  const identity = unionIdentity(...commanders.map((card) => card.colorIdentity));
  const leading = themeCards(archetype, identity);
  const lead = themeChances(leading);
  const side = sides.map((key) => themeChances(themeCards(key, identity)));
  const signature: Chances = new Map(
    row.signature.map((name, at) => [name, FIRST_SIGNATURE - SIGNATURE_STEP * at]),
  );
  const wantedOf = (name: string): number => either(lead.get(name) ?? 0, signature.get(name) ?? 0);
  const candidates: Candidate[] = [];
  const strays: Candidate[] = [];
  for (const { card, job, share } of cardPoolOf(identity).spells) {
    if (row.commanders.includes(card.name)) continue;
    const chance = either(share, wantedOf(card.name));
    const sideChance = side.reduce((sum, chances) => either(sum, chances.get(card.name) ?? 0), 0);
    const candidate = { card, job, chance: Math.max(chance, STRAY), sideChance };
    (chance > 0 || sideChance > 0 ? candidates : strays).push(candidate);
  }
  return {
    commanders,
    identity,
    archetype,
    candidates,
    strays,
    swarms: leading.filter(({ copyLimit, primaryType }) => copyLimit !== 1 && primaryType !== 'Land'),
    lands: makeLands(identity, wantedOf),
  };
};
