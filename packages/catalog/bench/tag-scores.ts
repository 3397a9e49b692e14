import { TAGS, type Tag } from '@crownsmith/domain';

/** How often a rule-made tag and the tag that people gave agree. */
export interface TagScore {
  readonly tag: Tag;
  readonly right: number;
  /** Given by the rules alone. */
  readonly surplus: number;
  /** Given by people alone. */
  readonly missed: number;
}

export interface TaggedCard {
  readonly name: string;
  readonly tags: readonly Tag[];
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export const precision = ({ right, surplus }: TagScore): number => ratio(right, right + surplus);
export const recall = ({ right, missed }: TagScore): number => ratio(right, right + missed);
export const f1 = ({ right, surplus, missed }: TagScore): number =>
  ratio(2 * right, 2 * right + surplus + missed);

/** The mean of the seven F1 figures, each tag weighing the same. */
export const averageF1 = (scores: readonly TagScore[]): number =>
  scores.reduce((sum, score) => sum + f1(score), 0) / scores.length;

/** Scores of each tag over cards that have both. */
export const scoreTags = (
  made: readonly TaggedCard[],
  given: ReadonlyMap<string, readonly Tag[]>,
): readonly TagScore[] =>
  TAGS.map((tag) => {
    let [right, surplus, missed] = [0, 0, 0];
    for (const { name, tags } of made) {
      const by = { rules: tags.includes(tag), people: given.get(name)?.includes(tag) ?? false };
      if (by.rules && by.people) right++;
      else if (by.rules) surplus++;
      else if (by.people) missed++;
    }
    return { tag, right, surplus, missed };
  });

/** Which half of the names a name falls into, by FNV-1a: rules were written on the first, the second confirms them. */
export const halfOf = (name: string): 'written-on' | 'held-out' => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash >>> 8) & 1) === 0 ? 'written-on' : 'held-out';
};
