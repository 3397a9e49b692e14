import { isDeepStrictEqual } from 'node:util';
import type { BracketLimit } from '@crownsmith/domain';
import type { CardCount } from '#src/aggregate/card-count';
import type { CountCheckpoint } from '#src/checkpoint/count-checkpoint';
import type { Trained, TrainingInput } from './train-model';

const NAME = 'training';

/** What is saved of a training beside the counts of the same decks. */
interface SavedTraining extends Pick<Trained, 'learntBefore'> {
  /** by counted deck, 0 where it was not estimated */
  readonly brackets: Uint8Array;
  /** by card, identifies all that its decks' brackets depend on */
  readonly traits: BigUint64Array;
  /** by card: its number for good */
  readonly numbers: Int32Array;
  /** what brackets allowed then */
  readonly bracketLimits: readonly BracketLimit[];
}

/** Values of cards by what number they have for good. */
const byCardNow = (values: BigUint64Array, before: Int32Array, now: Int32Array): BigUint64Array => {
  const places = new Map(Array.from(before, (number, card) => [number, card]));
  return BigUint64Array.from(now, (number) => values[places.get(number) ?? -1] ?? 0n);
};

/** What the training of the counted decks need not find out again. @param numbers by card: its number for good */
export const recallTraining = async (
  checkpoint: CountCheckpoint | undefined,
  { counts, added }: Pick<CardCount, 'counts' | 'added'>,
  bracketLimits: readonly BracketLimit[],
  numbers: Int32Array,
): Promise<Pick<TrainingInput, 'former' | 'brackets'>> => {
  // What has the right checksum and key was saved by this very program.
  const saved = (await checkpoint?.loadMore(NAME)) as SavedTraining | undefined;
  if (saved === undefined) return {};
  const bracketOf = (deck: number): number => saved.brackets[added?.origins.inBase[deck] ?? -1] ?? 0;
  return {
    former: saved.learntBefore,
    ...(added !== undefined &&
      isDeepStrictEqual(saved.bracketLimits, bracketLimits) && {
        brackets: {
          brackets: Uint8Array.from(counts.held.numbers, bracketOf),
          traits: byCardNow(saved.traits, saved.numbers, numbers),
        },
      }),
  };
};

/** Saves what the next training need not find out again. @returns what went wrong */
export const rememberTraining = (
  checkpoint: CountCheckpoint,
  { deckNumbers, held }: Pick<CardCount['counts'], 'deckNumbers' | 'held'>,
  { learntBefore, brackets: { brackets, traits } }: Pick<Trained, 'learntBefore' | 'brackets'>,
  bracketLimits: readonly BracketLimit[],
  numbers: Int32Array,
): Promise<Error | undefined> => {
  const all = new Uint8Array(deckNumbers.length);
  held.numbers.forEach((deck, place) => void (all[deck] = brackets[place] ?? 0));
  const saved: SavedTraining = { learntBefore, brackets: all, traits, numbers, bracketLimits };
  return checkpoint.saveMore(NAME, saved);
};
