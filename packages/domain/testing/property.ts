import fc from 'fast-check';
import { it } from 'vitest';

export { fc };

type Arbitraries<T extends readonly unknown[]> = { [K in keyof T]: fc.Arbitrary<T[K]> };

/** A law as a test: holds for every value of the arbitraries, 200 runs unless told. */
export const test = <T extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: Arbitraries<T>,
  law: (...values: T) => void,
  numRuns = 200,
): void =>
  it(name, () => {
    const holds = (...values: T): void => {
      law(...values);
    };
    fc.assert(fc.property(...arbitraries, holds), { numRuns });
  });
