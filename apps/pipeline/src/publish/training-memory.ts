import { isDeepStrictEqual } from 'node:util';
import type { BracketLimit } from '@crownsmith/domain';
import type { CardCount } from '#src/aggregate/card-count';
import type { CountCheckpoint } from '#src/checkpoint/count-checkpoint';
import type { Trained, TrainingInput } from './train-model';

const NAME = 'training';

/** What is saved of a training beside the counts of the same decks. */
interface SavedTraining {
  readonly learntBefore: Trained['learntBefore'];
  /** by counted deck, 0 where it was not estimated */
  readonly brackets: Uint8Array;
  /** what brackets allowed then */
  readonly bracketLimits: readonly BracketLimit[];
}

/** What the training of the counted decks need not find out again. */
export const recallTraining = async (
  checkpoint: CountCheckpoint | undefined,
  { counts, added }: Pick<CardCount, 'counts' | 'added'>,
  bracketLimits: readonly BracketLimit[],
): Promise<Pick<TrainingInput, 'former' | 'brackets'>> => {
  // What has the right checksum and key was saved by this very program.
  const saved = (await checkpoint?.loadMore(NAME)) as SavedTraining | undefined;
  if (saved === undefined) return {};
  const bracketOf = (deck: number): number => saved.brackets[added?.origins.inBase[deck] ?? -1] ?? 0;
  return {
    former: saved.learntBefore,
    ...(added !== undefined &&
      isDeepStrictEqual(saved.bracketLimits, bracketLimits) && {
        brackets: Uint8Array.from(counts.held.numbers, bracketOf),
      }),
  };
};

/** Saves what the next training need not find out again. @returns what went wrong */
export const rememberTraining = (
  checkpoint: CountCheckpoint,
  { decks, held }: Pick<CardCount['counts'], 'decks' | 'held'>,
  { learntBefore, brackets }: Pick<Trained, 'learntBefore' | 'brackets'>,
  bracketLimits: readonly BracketLimit[],
): Promise<Error | undefined> => {
  const all = new Uint8Array(decks.deck.length);
  held.numbers.forEach((deck, place) => void (all[deck] = brackets[place] ?? 0));
  const saved: SavedTraining = { learntBefore, brackets: all, bracketLimits };
  return checkpoint.saveMore(NAME, saved);
};
