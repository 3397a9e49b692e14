import { THEMES } from '../data/themes';
import { TRIBES } from '../data/tribes';
import { parseSections } from './name-list';

/** What a sample deck is built around. */
export interface Archetype {
  readonly key: string;
  readonly name: string;
  readonly kind: 'theme' | 'tribe';
  /** Names of its cards, the most played first. */
  readonly cards: readonly string[];
}

const parseArchetypes = (text: string, kind: Archetype['kind']): readonly Archetype[] =>
  parseSections(text).map(({ heading, items }) => {
    const [key = '', name = ''] = heading.split('|');
    return { key, name, kind, cards: items };
  });

const archetypes: readonly Archetype[] = [
  ...parseArchetypes(THEMES, 'theme'),
  ...parseArchetypes(TRIBES, 'tribe'),
];
const byKey: ReadonlyMap<string, Archetype> = new Map(
  archetypes.map((archetype) => [archetype.key, archetype]),
);

/** The archetypes of the sample decks: themes, then tribes. */
export const sampleDeckArchetypes = (): readonly Archetype[] => archetypes;

/** An archetype by its key. @example archetypeOf('elves')?.name // 'Elves' */
export const archetypeOf = (key: string): Archetype | undefined => byKey.get(key);
