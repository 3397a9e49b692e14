import { createHash } from 'node:crypto';
import {
  createComboIndex,
  estimateDeckBracket,
  lowerDeckBracket,
  type BracketEstimate,
  type ComboFacts,
} from '@crownsmith/deck-report';
import {
  readDeckFile,
  readPreconDecks,
  readReportCards,
  readReportCombos,
  type NamedReportDeck,
} from './report-decks';

/** A deck with its estimate. */
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

/** Real decks of one kind with their estimates. */
export interface EstimatedDecks {
  readonly kind: 'precons' | 'tournament' | 'duel' | 'casual';
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

/**
 * Estimates real decks of all kinds; undefined where this machine has no real cards.
 * @param every of the large files only each such deck, for a shorter run
 */
export const estimateRealDecks = async (every = 1): Promise<readonly EstimatedDecks[] | undefined> => {
  const lookUp = await readReportCards();
  if (lookUp === undefined) return undefined;
  const estimate = makeEstimator(await readReportCombos());
  const some = async (file: string): Promise<readonly EstimatedDeck[]> =>
    (await readDeckFile(file, lookUp)).filter((_, at) => at % every === 0).map(estimate);
  return [
    { kind: 'precons', decks: (await readPreconDecks(lookUp)).map(estimate) },
    { kind: 'tournament', decks: await some('decks-commander.jsonl.gz') },
    { kind: 'duel', decks: await some('decks-duel.jsonl.gz') },
    { kind: 'casual', decks: await some('decks-casual.jsonl.gz') },
  ];
};

/** The share of decks in some brackets, 0–1. */
export const shareIn = (
  decks: readonly EstimatedDeck[],
  brackets: readonly number[],
  of: (deck: EstimatedDeck) => number = ({ estimate }) => estimate.estimate,
): number =>
  decks.length === 0 ? 0 : decks.filter((deck) => brackets.includes(of(deck))).length / decks.length;
