import { sampleDeckArchetypes } from './archetype';
import { sampleCommanders, type SampleCommander } from './sample-commander';
import { makeDeckPlan, type DeckPlan } from './deck-plan';
import type { SampleEntry } from './land-base';
import { between, makeRandom, pickWeighted, type Random } from './random';
import { buildList, varyList, type SampleList } from './sample-deck';

/** A generated legal deck of 100 cards, in the shape of a source of real decks. */
export interface SampleDeck {
  readonly id: string;
  /** Names of one or two commanders. */
  readonly commanders: readonly string[];
  /** Cards without the commanders. */
  readonly cards: readonly SampleEntry[];
  readonly format: 'commander';
  /** ISO date. */
  readonly date: string;
  /** Key of its main archetype. */
  readonly archetype: string;
}

/** Options of `generateSampleDecks`. */
export interface SampleDeckOptions {
  /** The same seed gives the same decks. */
  readonly seed: number;
  readonly count: number;
  /** ISO date of the newest decks; the oldest are two years older. Default: 2026-11-01. */
  readonly until?: string;
}

const DEFAULT_UNTIL = '2026-11-01';
const DAY_MS = 86_400_000;
const DAYS = 730;
const DUPLICATE_SHARE = 0.1;
const BREW_SHARE = 0.12;
/** How many recent decks of a plan a near-duplicate is made from. */
const RECENT_LISTS = 6;

/** Falls with the rank, as the popularity of real commanders does. */
const commanderWeight = (_: SampleCommander, rank: number): number => 1 / (rank + 3) ** 0.92;
/** Halves with each further archetype. */
const archetypeWeight = (_: string, at: number): number => 0.6 / 2 ** at;

const dateOf = (random: Random, until: string): string =>
  // More decks are new than old.
  new Date(Date.parse(until) - Math.floor(DAYS * random() ** 1.4) * DAY_MS).toISOString().slice(0, 10);

const cardsOf = ({ spells, multiCopy, lands }: SampleList): readonly SampleEntry[] =>
  [
    ...spells.map(({ name }) => ({ name, count: 1 })),
    ...(multiCopy === undefined ? [] : [multiCopy]),
    ...lands,
  ].sort((a, b) => (a.name < b.name ? -1 : 1));

const pickBrewArchetype = (random: Random): string | undefined => {
  const themes = sampleDeckArchetypes().filter(({ kind }) => kind === 'theme');
  return themes[between(random, 0, themes.length - 1)]?.key;
};

/**
 * Sample decks of starter cards, used until real decks are imported: legal lists of 100 cards with commanders of skewed
 * popularity, staples by colour, themes, brews and near-duplicates. Deterministic: the seed is the only source of
 * randomness.
 * @example [...generateSampleDecks({ seed: 1, count: 2 })].map((deck) => deck.id) // ['sample-1-00001', 'sample-1-00002']
 */
export function* generateSampleDecks({
  seed,
  count,
  until = DEFAULT_UNTIL,
}: SampleDeckOptions): Generator<SampleDeck> {
  const random = makeRandom(seed);
  const rows = sampleCommanders();
  const plans = new Map<string, DeckPlan | undefined>();
  const lists = new Map<string, SampleList[]>();
  for (let number = 1; number <= count; number++) {
    const row = pickWeighted(random, rows, commanderWeight);
    if (row === undefined) return;
    const usual = pickWeighted(random, row.archetypes, archetypeWeight) ?? '';
    const isBrew = random() < BREW_SHARE;
    const archetype = (isBrew ? pickBrewArchetype(random) : undefined) ?? usual;
    const key = `${row.commanders.join('|')}#${archetype}`;
    if (!plans.has(key))
      plans.set(
        key,
        makeDeckPlan(
          row,
          archetype,
          row.archetypes.filter((other) => other !== archetype),
        ),
      );
    const plan = plans.get(key);
    if (plan === undefined) continue;
    const recent = lists.get(key) ?? [];
    const original = random() < DUPLICATE_SHARE ? recent[Math.floor(random() * recent.length)] : undefined;
    const list = original === undefined ? buildList(random, plan, isBrew) : varyList(random, plan, original);
    lists.set(key, [...recent, list].slice(-RECENT_LISTS));
    yield {
      id: `sample-${seed}-${String(number).padStart(5, '0')}`,
      commanders: row.commanders,
      cards: cardsOf(list),
      format: 'commander',
      date: dateOf(random, until),
      archetype,
    };
  }
}
