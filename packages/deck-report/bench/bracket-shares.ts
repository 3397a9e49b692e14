import { createHash } from 'node:crypto';
import { estimateDeckBracket, type BracketEstimate } from '../src/bracket/estimate-deck-bracket';
import { lowerDeckBracket } from '../src/bracket/meet-bracket';
import type { ComboFacts } from '../src/combos/combo';
import { createComboIndex } from '../src/combos/combo-index';
import {
  readDeckFile,
  readPreconDecks,
  readReportCards,
  readReportCombos,
  type LookUp,
  type NamedReportDeck,
} from './real-decks';

export interface EstimatedDeck {
  readonly id: string;
  /** Whether the rules were tuned on it; the others only report. */
  readonly isTuned: boolean;
  readonly estimate: BracketEstimate;
  /** What to take out to be a bracket lower. */
  readonly takeOut: () => readonly string[];
  /** The baseline: what the published limits alone give, without points and combos. */
  readonly limitsOnly: number;
}

const KINDS = ['precons', 'tournament', 'duel', 'casual'] as const;

/** Real decks of one kind with their estimates. */
export interface EstimatedDecks {
  readonly kind: (typeof KINDS)[number];
  readonly decks: readonly EstimatedDeck[];
}

/** The same half of the decks for any order of them. */
const isTuned = (id: string): boolean => (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0;

const makeEstimator = (combos: readonly ComboFacts[]) => {
  const index = createComboIndex(combos);
  return ({ id, deck }: NamedReportDeck): EstimatedDeck => {
    const commanders = deck.commanders.flatMap(({ card }) => card ?? []);
    const main = deck.main.flatMap(({ card }) => card ?? []);
    const cards = [...new Set([...commanders, ...main])];
    const complete = index.match({ cards: main, commanders }, 0).map(({ combo }) => combo);
    return {
      id,
      isTuned: isTuned(id),
      estimate: estimateDeckBracket(cards, complete),
      takeOut: () =>
        lowerDeckBracket(cards, { combos: complete, commanders: commanders.map(({ name }) => name) })
          ?.takeOut ?? [],
      limitsOnly: estimateDeckBracket(cards).lowest,
    };
  };
};

const FILES = {
  tournament: 'decks-commander.jsonl.gz',
  duel: 'decks-duel.jsonl.gz',
  casual: 'decks-casual.jsonl.gz',
} as const;

/**
 * Estimates real decks; undefined where this machine has no real cards.
 * @param options of the large files only each such deck, and only these kinds, for a shorter run
 */
export const estimateRealDecks = async ({
  every = 1,
  kinds = KINDS,
}: {
  readonly every?: number;
  readonly kinds?: readonly EstimatedDecks['kind'][];
} = {}): Promise<readonly EstimatedDecks[] | undefined> => {
  const readDecks = (kind: EstimatedDecks['kind'], lookUp: LookUp) =>
    kind === 'precons' ? readPreconDecks(lookUp) : readDeckFile(FILES[kind], lookUp, every);
  const names = new Set<string>();
  // Of all cards those that some of the decks name are soon found.
  if (every > 1) for (const kind of kinds) await readDecks(kind, (name) => void names.add(name));
  const lookUp = await readReportCards(every > 1 ? names : undefined);
  if (lookUp === undefined) return undefined;
  const estimate = makeEstimator(await readReportCombos());
  const all: EstimatedDecks[] = [];
  for (const kind of kinds) all.push({ kind, decks: (await readDecks(kind, lookUp)).map(estimate) });
  return all;
};

/** The share of decks in some brackets, 0–1. */
export const shareIn = (
  decks: readonly EstimatedDeck[],
  brackets: readonly number[],
  of: (deck: EstimatedDeck) => number = ({ estimate }) => estimate.estimate,
): number =>
  decks.length === 0 ? 0 : decks.filter((deck) => brackets.includes(of(deck))).length / decks.length;
