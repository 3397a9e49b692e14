import { makeSlug, pairSlug } from '@crownsmith/domain';
import * as z from 'zod';
import { Failure } from '../failure';

/** Names with their slugs. */
export const SlugAnswer = z.array(z.object({ name: z.string(), slug: z.string() }));
export type SlugAnswer = z.infer<typeof SlugAnswer>;

/** The slugs of names. @example slugsOf(['Fire // Ice']) // [{ name: 'Fire // Ice', slug: 'fire-ice' }] */
export const slugsOf = (names: readonly string[]): SlugAnswer =>
  names.map((name) => ({ name, slug: makeSlug(name) }));

/** The slug of two commanders, in either order. Throws a Failure for any other number of names. */
export const slugOfPair = (names: readonly string[]): SlugAnswer => {
  const [first, second, ...more] = names;
  if (first === undefined || second === undefined || more.length > 0)
    throw new Failure('usage', `A pair has two names; here are ${names.length}.`);
  return [{ name: `${first} + ${second}`, slug: pairSlug(makeSlug(first), makeSlug(second)) }];
};
