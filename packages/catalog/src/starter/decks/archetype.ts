import { THEMES } from '../data/themes';
import { TRIBES } from '../data/tribes';
import { sectionsOf } from './name-list';

/** What sample decks are built around. */
export interface Archetype {
  readonly key: string;
  readonly name: string;
  readonly kind: 'theme' | 'tribe';
  /** Names of its cards, those first that such decks play most. */
  readonly cards: readonly string[];
}

const read = (text: string, kind: Archetype['kind']): readonly Archetype[] =>
  sectionsOf(text).map(({ heading, items }) => {
    const [key = '', name = ''] = heading.split('|');
    return { key, name, kind, cards: items };
  });

const archetypes: readonly Archetype[] = [...read(THEMES, 'theme'), ...read(TRIBES, 'tribe')];
const byKey: ReadonlyMap<string, Archetype> = new Map(
  archetypes.map((archetype) => [archetype.key, archetype]),
);

/** What the sample decks are built around: themes, then tribes. */
export const sampleDeckArchetypes = (): readonly Archetype[] => archetypes;

/** An archetype by its key. @example archetypeOf('elves')?.name // 'Elves' */
export const archetypeOf = (key: string): Archetype | undefined => byKey.get(key);
