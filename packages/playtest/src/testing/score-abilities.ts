import type { Ability, AbilityKind } from '../ability/ability';
import { readAbilities, type AbilityCard } from '../ability/read-abilities';
import { LABELLED_CARDS } from './labelled-cards';

/** How well a kind of abilities is read. */
export interface KindScore {
  readonly kind: AbilityKind;
  /** Labels of the kind. */
  readonly labels: number;
  readonly precision: number;
  readonly recall: number;
  /** Of the labels that were found, those with the same facts. */
  readonly facts: number;
  /** Cards that are wrong. */
  readonly missed: readonly string[];
  readonly invented: readonly string[];
  readonly differing: readonly string[];
}

const LETTERS = 'WUBRGC';
const letters = (bits: number): string => [...LETTERS].filter((_, at) => (bits >> at) & 1).join('') || '-';

/** The facts of an ability that are labelled. */
const factsOf = (ability: Ability): string => {
  switch (ability.kind) {
    case 'land':
      return `land ${letters(ability.colors)} ${ability.enters}`;
    case 'fetch':
      return `fetch ${letters(ability.finds.types)} ${ability.tapped ? 'tapped' : 'untapped'}`;
    case 'mana':
      return `mana ${letters(ability.colors)}`;
    case 'ramp':
      return `ramp ${ability.count} ${ability.to}`;
    case 'draw':
      return `draw ${ability.when}`;
    case 'tutor':
      return `tutor ${ability.to}`;
    default:
      return ability.kind;
  }
};

/** The kinds that are labelled. */
const KINDS: readonly AbilityKind[] = [
  'land',
  'fetch',
  'mana',
  'ritual',
  'ramp',
  'draw',
  'tutor',
  'treasure',
  'reduce',
  'tokens',
  'drain',
  'turn',
  'combat',
];

/** Compares what is read of the labelled cards with their labels, by kind. @param lookUp finds a card by its name */
export const scoreAbilities = (lookUp: (name: string) => AbilityCard | undefined): readonly KindScore[] => {
  const cards = LABELLED_CARDS.trim()
    .split('\n')
    .map((line) => {
      const [name = '', facts = ''] = line.split('|');
      const card = lookUp(name);
      if (card?.text === undefined) throw new Error(`No text of ${name}`);
      return {
        name,
        labels: facts.split('; ').filter((each) => each !== ''),
        read: readAbilities(card).abilities.map(factsOf),
      };
    });
  const ofKind = (facts: readonly string[], kind: AbilityKind): readonly string[] =>
    facts.filter((each) => each.split(' ')[0] === kind);
  return KINDS.map((kind): KindScore => {
    const labelled = cards.filter(({ labels }) => ofKind(labels, kind).length > 0);
    const found = labelled.filter(({ read }) => ofKind(read, kind).length > 0);
    const invented = cards.filter(
      ({ labels, read }) => ofKind(read, kind).length > 0 && ofKind(labels, kind).length === 0,
    );
    const same = found.filter(({ labels, read }) =>
      ofKind(labels, kind).every((each) => read.includes(each)),
    );
    const show = ({ name, read }: (typeof cards)[number]): string => `${name}: ${read.join('; ')}`;
    return {
      kind,
      labels: labelled.length,
      precision: found.length / Math.max(1, found.length + invented.length),
      recall: found.length / Math.max(1, labelled.length),
      facts: same.length / Math.max(1, found.length),
      missed: labelled.filter((card) => !found.includes(card)).map(show),
      invented: invented.map(show),
      differing: found.filter((card) => !same.includes(card)).map(show),
    };
  });
};
