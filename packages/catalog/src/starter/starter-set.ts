import { SETS } from './data/sets';

/** A set of the starter catalogue. */
export interface StarterSet {
  /** Lower case. */
  readonly code: string;
  readonly name: string;
  /** ISO date. */
  readonly releasedAt: string;
}

const readSets = (): ReadonlyMap<string, StarterSet> =>
  new Map(
    SETS.trim()
      .split('\n')
      .map((line) => {
        const [code = '', name = '', releasedAt = ''] = line.split('|');
        return [code, { code, name, releasedAt }];
      }),
  );

let sets: ReadonlyMap<string, StarterSet> | undefined;

const byCode = (): ReadonlyMap<string, StarterSet> => (sets ??= readSets());

/** All the sets that cards of the starter catalogue name, the oldest first. */
export const starterSets = (): readonly StarterSet[] => [...byCode().values()];

/** A set by its code in lower case. @example starterSet('lea')?.releasedAt // '1993-08-05' */
export const starterSet = (code: string): StarterSet | undefined => byCode().get(code);
