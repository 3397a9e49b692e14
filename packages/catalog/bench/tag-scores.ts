import { TAGS, type Tag } from '@crownsmith/domain';

/** Agreement of the rules with people on a tag, in cards. */
export interface TagScore {
  readonly tag: Tag;
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
}

export interface TaggedCard {
  readonly name: string;
  readonly tags: readonly Tag[];
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const precision = ({ truePositives, falsePositives }: TagScore): number =>
  ratio(truePositives, truePositives + falsePositives);
export const recall = ({ truePositives, falseNegatives }: TagScore): number =>
  ratio(truePositives, truePositives + falseNegatives);
export const f1 = ({ truePositives, falsePositives, falseNegatives }: TagScore): number =>
  ratio(2 * truePositives, 2 * truePositives + falsePositives + falseNegatives);

/** The unweighted mean of the tags' F1. */
export const averageF1 = (scores: readonly TagScore[]): number =>
  scores.reduce((sum, score) => sum + f1(score), 0) / scores.length;

/** The score of each tag over the predicted cards. */
export const scoreTags = (
  predicted: readonly TaggedCard[],
  actual: ReadonlyMap<string, readonly Tag[]>,
): readonly TagScore[] =>
  TAGS.map((tag) => {
    let [truePositives, falsePositives, falseNegatives] = [0, 0, 0];
    for (const { name, tags } of predicted) {
      const isPredicted = tags.includes(tag);
      const isActual = actual.get(name)?.includes(tag) ?? false;
      if (isPredicted && isActual) truePositives++;
      else if (isPredicted) falsePositives++;
      else if (isActual) falseNegatives++;
    }
    return { tag, truePositives, falsePositives, falseNegatives };
  });

/** The half of a name, by its FNV-1a hash: the rules were written on the training half and tested on the other. */
export const halfOf = (name: string): 'training' | 'test' => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash >>> 8) & 1) === 0 ? 'training' : 'test';
};
