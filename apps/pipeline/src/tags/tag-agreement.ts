import { TAGS, type Card, type Tag } from '@crownsmith/domain';
import { readKnownCards } from '#src/cards/known-cards';
import type { Store } from '#src/store/store';
import { readImportedTags, tagsByCard } from './imported-tags';

/** How far the classifier and people agree on a tag. */
export interface TagAgreement {
  readonly tag: Tag;
  readonly both: number;
  /** names of cards, in the order of the slugs */
  readonly onlyPeople: readonly string[];
  readonly onlyRules: readonly string[];
}

type Tagged = Pick<Card, 'name' | 'tags' | 'text'>;

/** Compares the tags of people with those of the classifier, over cards whose rules text is known and that people tagged. */
export const compareTags = (
  cards: readonly Tagged[],
  people: ReadonlyMap<number, readonly Tag[]>,
): { readonly cards: number; readonly agreements: readonly TagAgreement[] } => {
  const compared = [...people].flatMap(([number, given]) => {
    const card = cards[number];
    return card?.text === undefined ? [] : [{ name: card.name, rules: card.tags, given }];
  });
  return {
    cards: compared.length,
    agreements: TAGS.map((tag) => {
      const namesOf = (isPeople: boolean, isRules: boolean): readonly string[] =>
        compared
          .filter(({ rules, given }) => given.includes(tag) === isPeople && rules.includes(tag) === isRules)
          .map(({ name }) => name);
      return {
        tag,
        both: namesOf(true, true).length,
        onlyPeople: namesOf(true, false),
        onlyRules: namesOf(false, true),
      };
    }),
  };
};

/** Compares the stored tags of people with the classifier's. */
export const compareStoredTags = (store: Store): Promise<ReturnType<typeof compareTags>> =>
  store.query(async (db) => {
    const { cards, index } = await readKnownCards(store, db);
    return compareTags(cards, tagsByCard(cards, index.resolve, await readImportedTags(store, db)));
  });

const EXAMPLES = 5;

const rate = (part: number, whole: number): string =>
  (whole === 0 ? '-' : (part / whole).toFixed(3)).padStart(10);
const cell = (value: string | number): string => String(value).padStart(10);

const examples = (label: string, names: readonly string[]): readonly string[] => {
  if (names.length === 0) return [];
  // From all over the list, the same at each run.
  const step = Math.max(1, Math.floor(names.length / EXAMPLES));
  const some = names.filter((_, at) => at % step === 0).slice(0, EXAMPLES);
  return [`    ${label} (${names.length}): ${some.join('; ')}${names.length > some.length ? '; …' : ''}`];
};

/** Lines for the operator: agreement by tag, and examples of cards on which they differ. */
export const agreementLines = ({ cards, agreements }: ReturnType<typeof compareTags>): readonly string[] => [
  `People and the classifier on ${cards} cards whose rules text is known:`,
  `  ${'tag'.padEnd(12)}${['people', 'rules', 'both', 'precision', 'recall'].map(cell).join('')}`,
  ...agreements.flatMap(({ tag, both, onlyPeople, onlyRules }) => [
    `  ${tag.padEnd(12)}${cell(both + onlyPeople.length)}${cell(both + onlyRules.length)}${cell(both)}${rate(both, both + onlyRules.length)}${rate(both, both + onlyPeople.length)}`,
    ...examples('only people', onlyPeople),
    ...examples('only the classifier', onlyRules),
  ]),
];
