import { faceNames, foldName } from '../../src/card/card-name';
import type { LookUpCard } from '../../src/deck-list/pasted-list';

/** Finds cards by full name, front face, then any other face, as the site does: without accents, case and punctuation. */
export const makeLookUp = <C extends { readonly name: string }>(cards: readonly C[]): LookUpCard<C> => {
  const byKey = new Map<string, C>();
  const add = (name: string, card: C): void => {
    const key = foldName(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, card);
  };
  for (const card of cards) add(card.name, card);
  for (const card of cards) add(faceNames(card.name)[0] ?? '', card);
  for (const card of cards) for (const face of faceNames(card.name).slice(1)) add(face, card);
  const find = (name: string): C | undefined =>
    byKey.get(foldName(name)) ?? byKey.get(foldName(name.replace(/^A-(?=\S)/, '')));
  const found = new Map<string, C | undefined>();
  return (name) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
};
