import { makeSlug, MAX_SLUG_CHARACTERS } from '@crownsmith/domain';
import type { PagePrecon } from './precon';

type NamedPrecon = Pick<PagePrecon, 'slug' | 'name' | 'set' | 'releasedAt'>;

const byRelease = (a: NamedPrecon, b: NamedPrecon): number =>
  (a.releasedAt ?? '9999') < (b.releasedAt ?? '9999') ? -1 : 1;

/**
 * The slug of the precon that another address means: a name in another spelling, a name with its set, or the name alone of
 * several precons, which means the one that was released first. Undefined for an unknown one.
 */
export const findPreconSlug = (slug: string, precons: readonly NamedPrecon[]): string | undefined => {
  const wanted: string = makeSlug(slug.slice(0, MAX_SLUG_CHARACTERS));
  const isNamed = ({ slug: own, name, set }: NamedPrecon): boolean =>
    own === wanted || makeSlug(`${name} ${set ?? ''}`) === wanted;
  const found =
    precons.find(isNamed) ?? precons.filter(({ name }) => makeSlug(name) === wanted).sort(byRelease)[0];
  return found?.slug;
};
