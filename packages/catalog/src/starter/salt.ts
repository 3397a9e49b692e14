import { SALT } from './data/salt';
import { parseSections } from './decks/name-list';
import { starterCard, starterCards } from './starter-cards';

/** Salt of a card by its full name. */
export interface StarterSalt {
  readonly name: string;
  /** 0–4. */
  readonly salt: number;
}

const readSalt = (): readonly StarterSalt[] => {
  const salts = new Map<string, number>();
  for (const { heading, items } of parseSections(SALT))
    for (const item of items) {
      const name = starterCard(item)?.name;
      if (name !== undefined && !salts.has(name)) salts.set(name, Number(heading));
    }
  for (const { name, salt } of starterCards()) if (salt !== undefined) salts.set(name, salt);
  return [...salts]
    .map(([name, salt]) => ({ name, salt }))
    .sort((a, b) => b.salt - a.salt || (a.name < b.name ? -1 : 1));
};

let salts: readonly StarterSalt[] | undefined;

/** Estimated salt of starter cards, the saltiest first, from their notes and a table; not from votes. */
export const starterSalt = (): readonly StarterSalt[] => (salts ??= readSalt());
