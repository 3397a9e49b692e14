import { makeSlug, type Slug } from '@crownsmith/domain';
import type { Precon } from './precon';

/** What tells a precon from its namesakes: its set and its name. */
export const preconKey = ({ name, set = '' }: Pick<Precon, 'name' | 'set'>): string =>
  `${set.toLowerCase()}|${makeSlug(name)}`;

/** The slug of a precon that has namesakes in other sets. */
const slugWithSet = ({ name, set }: Precon): Slug => makeSlug(set === undefined ? name : `${name} ${set}`);

/**
 * Precons with slugs of their own, each set and name once: of several precons of one name, each slug ends with the set,
 * whatever the order in which they were read: `breed-lethality-c16` and `breed-lethality-cm2`.
 */
export const distinctPrecons = (precons: readonly Precon[]): readonly Precon[] => {
  const byKey = new Map(precons.map((precon) => [preconKey(precon), precon]));
  const namesakes = new Map<string, number>();
  for (const { name } of byKey.values()) {
    const slug = makeSlug(name);
    namesakes.set(slug, (namesakes.get(slug) ?? 0) + 1);
  }
  const taken = new Set<string>();
  return [...byKey.values()].map((precon) => {
    const plain = makeSlug(precon.name);
    const base = (namesakes.get(plain) ?? 0) > 1 ? slugWithSet(precon) : plain;
    let slug = base;
    // Another precon can be named like this name and set.
    for (let number = 2; taken.has(slug); number += 1) slug = makeSlug(`${base} ${number}`);
    taken.add(slug);
    return { ...precon, slug };
  });
};
