import { FURTHER_SETS, SETS } from './data/sets';

/** A set of the starter catalogue. */
export interface StarterSet {
  /** Lower case. */
  readonly code: string;
  readonly name: string;
  /** ISO date. */
  readonly releasedAt: string;
}

const readSets = (table: string): ReadonlyMap<string, StarterSet> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [code = '', name = '', releasedAt = ''] = line.split('|');
        return [code, { code, name, releasedAt }];
      }),
  );

let sets: ReadonlyMap<string, StarterSet> | undefined;

const byCode = (): ReadonlyMap<string, StarterSet> => (sets ??= readSets(SETS));

/** The sets of the starter catalogue's cards, the oldest first. */
export const starterSets = (): readonly StarterSet[] => [...byCode().values()];

/** The starter's sets and further ones, for card files that give a set's name without its code. */
export const knownSets = (): readonly StarterSet[] => [...starterSets(), ...readSets(FURTHER_SETS).values()];

/** A set of the starter's cards by its code in lower case. @example starterSet('lea')?.releasedAt // '1993-08-05' */
export const starterSet = (code: string): StarterSet | undefined => byCode().get(code);
