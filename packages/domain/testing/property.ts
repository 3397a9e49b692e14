import fc from 'fast-check';
import { it } from 'vitest';

export { fc };

type Arbitraries<T extends readonly unknown[]> = { [K in keyof T]: fc.Arbitrary<T[K]> };

/** Tests that a law holds for values of the arbitraries, 200 times by default. */
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
