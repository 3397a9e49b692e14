import { allows, unionIdentity, type Card, type ColorIdentity } from '@crownsmith/domain';
import { starterCard } from '../starter-cards';
import { archetypeOf } from './archetype';
import { cardPoolOf } from './card-pool';
import type { LandCandidate } from './land-base';
import type { SampleCommander } from './sample-commander';
import type { Role } from './staple';

/** A card that a deck may play, and how likely. */
export interface Candidate {
  readonly card: Card;
  readonly role: Role | 'theme';
  /** By staples, the deck's main archetype and the commander, 0–1. */
  readonly chance: number;
  /** By the commander's other archetypes, 0–1. */
  readonly secondaryChance: number;
}

/** The cards of the catalogue for decks of a commander (or pair) and an archetype. */
export interface DeckPlan {
  readonly commanders: readonly Card[];
  readonly identity: ColorIdentity;
  readonly archetype: string;
  readonly candidates: readonly Candidate[];
  /** All other cards of the identity: decks have some, and more if the candidates are few. */
  readonly offTheme: readonly Candidate[];
  /** Cards of the archetype of which a deck may have several copies. */
  readonly multiCopyCards: readonly Card[];
  readonly lands: readonly LandCandidate[];
}

type Chances = ReadonlyMap<string, number>;

const FIRST_THEME_CHANCE = 0.8;
const LAST_THEME_CHANCE = 0.3;
/** Themes with fewer cards have the chances of one with so many. */
const MIN_THEME_CARDS = 12;
const FIRST_SIGNATURE_CHANCE = 0.9;
const SIGNATURE_STEP = 0.05;
const MAX_LAND_CHANCE = 0.97;
const OFF_THEME_CHANCE = 0.003;

/** The chance that at least one of two independent events happens. */
const combineChances = (a: number, b: number): number => 1 - (1 - a) * (1 - b);

const themeCards = (key: string, identity: ColorIdentity): readonly Card[] =>
  (archetypeOf(key)?.cards ?? [])
    .flatMap((name) => starterCard(name) ?? [])
    .filter((card) => card.legality === 'legal' && allows(identity, card));

const themeChances = (cards: readonly Card[]): Chances => {
  const step = (FIRST_THEME_CHANCE - LAST_THEME_CHANCE) / Math.max(cards.length, MIN_THEME_CARDS);
  return new Map(cards.map(({ name }, at) => [name, FIRST_THEME_CHANCE - step * at]));
};

const makeLands = (
  identity: ColorIdentity,
  themeChanceOf: (name: string) => number,
): readonly LandCandidate[] =>
  cardPoolOf(identity).lands.flatMap(({ card, share }) => {
    const chance = Math.min(MAX_LAND_CHANCE, Math.max(share?.share ?? 0, themeChanceOf(card.name)));
    return chance > 0 ? [{ card, kind: share?.kind ?? 'utility', chance }] : [];
  });

/**
 * The plan for a commander with a main archetype and secondary ones; undefined if the catalogue lacks the commander.
 */
export const makeDeckPlan = (
  sample: SampleCommander,
  archetype: string,
  secondary: readonly string[],
): DeckPlan | undefined => {
  const commanders = sample.commanders.flatMap((name) => starterCard(name) ?? []);
  if (commanders.length !== sample.commanders.length) return undefined;
  const identity = unionIdentity(...commanders.map((card) => card.colorIdentity));
  const mainCards = themeCards(archetype, identity);
  const main = themeChances(mainCards);
  const others = secondary.map((key) => themeChances(themeCards(key, identity)));
  const signature: Chances = new Map(
    sample.signature.map((name, at) => [name, FIRST_SIGNATURE_CHANCE - SIGNATURE_STEP * at]),
  );
  const themeChanceOf = (name: string): number =>
    combineChances(main.get(name) ?? 0, signature.get(name) ?? 0);
  const candidates: Candidate[] = [];
  const offTheme: Candidate[] = [];
  for (const { card, role, share } of cardPoolOf(identity).spells) {
    if (sample.commanders.includes(card.name)) continue;
    const chance = combineChances(share, themeChanceOf(card.name));
    const secondaryChance = others.reduce(
      (sum, chances) => combineChances(sum, chances.get(card.name) ?? 0),
      0,
    );
    const candidate = { card, role, chance: Math.max(chance, OFF_THEME_CHANCE), secondaryChance };
    (chance > 0 || secondaryChance > 0 ? candidates : offTheme).push(candidate);
  }
  return {
    commanders,
    identity,
    archetype,
    candidates,
    offTheme,
    multiCopyCards: mainCards.filter(
      ({ copyLimit, primaryType }) => copyLimit !== 1 && primaryType !== 'Land',
    ),
    lands: makeLands(identity, themeChanceOf),
  };
};
