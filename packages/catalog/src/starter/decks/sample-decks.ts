import { sampleDeckArchetypes } from './archetype';
import { commandRows, type CommandRow } from './command-row';
import { makeDeckPlan, type DeckPlan } from './deck-plan';
import type { SampleEntry } from './land-base';
import { between, makeRandom, pickWeighted, type Random } from './random';
import { buildList, varyList, type SampleList } from './sample-deck';

/** A made-up but legal deck of 100 cards, as a source of real decks would give it. */
export interface SampleDeck {
  readonly id: string;
  /** Names of one or two commanders. */
  readonly commanders: readonly string[];
  /** Names and counts without the commanders. */
  readonly cards: readonly SampleEntry[];
  readonly format: 'commander';
  /** ISO date. */
  readonly date: string;
  /** Key of the archetype that leads it. */
  readonly archetype: string;
}

export interface SampleDeckOptions {
  /** The same seed gives the same decks. */
  readonly seed: number;
  readonly count: number;
  /** ISO date of the newest decks; they go back two years from it. Default: a fixed day, for there is no clock here. */
  readonly until?: string;
}

const UNTIL = '2026-11-01';
const DAY = 86_400_000;
const DAYS = 730;
const TWIN_SHARE = 0.1;
const BREW_SHARE = 0.12;
/** How many of a commander's decks a near-twin is taken from. */
const KEPT = 6;

/** Popularity falls with the rank, as it does among real commanders. */
const popularity = (_: CommandRow, rank: number): number => 1 / (rank + 3) ** 0.92;
/** Two of three decks follow a commander's usual archetype. */
const usualness = (_: string, at: number): number => 0.6 / 2 ** at;

const dateOf = (random: Random, until: string): string =>
  // More decks are new than old.
  new Date(Date.parse(until) - Math.floor(DAYS * random() ** 1.4) * DAY).toISOString().slice(0, 10);

const cardsOf = ({ spells, swarm, lands }: SampleList): readonly SampleEntry[] =>
  [...spells.map(({ name }) => ({ name, count: 1 })), ...(swarm === undefined ? [] : [swarm]), ...lands].sort(
    (a, b) => (a.name < b.name ? -1 : 1),
  );

const brewArchetype = (random: Random): string | undefined => {
  const themes = sampleDeckArchetypes().filter(({ kind }) => kind === 'theme');
  return themes[between(random, 0, themes.length - 1)]?.key;
};

/**
 * Sample decks, built from archetypes over the starter catalogue until real ones are imported: legal lists of 100
 * cards with commanders of skewed popularity, staples by colour, themes, brews and near-twins. Deterministic: no clock
 * and no other source of chance than the seed.
 * @example [...generateSampleDecks({ seed: 1, count: 2 })].map((deck) => deck.id) // ['sample-1-00001', 'sample-1-00002']
 */
export function* generateSampleDecks({
  seed,
  count,
  until = UNTIL,
}: SampleDeckOptions): Generator<SampleDeck> {
  const random = makeRandom(seed);
  const rows = commandRows();
  const plans = new Map<string, DeckPlan | undefined>();
  const lists = new Map<string, SampleList[]>();
  for (let number = 1; number <= count; number++) {
    const row = pickWeighted(random, rows, popularity);
    if (row === undefined) return;
    const usual = pickWeighted(random, row.archetypes, usualness) ?? '';
    const isBrew = random() < BREW_SHARE;
    const archetype = (isBrew ? brewArchetype(random) : undefined) ?? usual;
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
    const earlier = lists.get(key) ?? [];
    const twin = random() < TWIN_SHARE ? earlier[Math.floor(random() * earlier.length)] : undefined;
    const list = twin === undefined ? buildList(random, plan, isBrew) : varyList(random, plan, twin);
    lists.set(key, [...earlier, list].slice(-KEPT));
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
