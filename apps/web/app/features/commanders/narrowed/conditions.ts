import { BRACKETS } from '@crownsmith/domain';
import { KIND_NOUNS } from '#app/model/deck-kinds';
import type { PageNarrowing } from '#app/model/narrowed';
import { countText } from '#app/ui/format/numbers';

/** A condition of a narrowing. */
export interface Condition {
  /** such as `up to $100` */
  readonly label: string;
  /** the narrowing without it */
  readonly rest: PageNarrowing;
}

const omit = (narrowing: PageNarrowing, name: 'decks' | 'bracket' | 'budget' | 'since'): PageNarrowing => {
  const { [name]: _, ...rest } = narrowing;
  return rest;
};

/** @example bracketLabel(4) // 'bracket 4 (Optimized)' */
const bracketLabel = (bracket: number): string => {
  const name = BRACKETS.find((known) => known.bracket === bracket)?.name;
  return name === undefined ? `bracket ${bracket}` : `bracket ${bracket} (${name})`;
};

/** The conditions of a narrowing in words, each with what is left without it. */
export const conditionsOf = (
  narrowing: PageNarrowing,
  nameOf: (slug: string) => string,
): readonly Condition[] => {
  const { decks, bracket, budget, withCards, withoutCards, since } = narrowing;
  return [
    ...(decks === undefined ? [] : [{ label: KIND_NOUNS[decks][1], rest: omit(narrowing, 'decks') }]),
    ...(bracket === undefined ? [] : [{ label: bracketLabel(bracket), rest: omit(narrowing, 'bracket') }]),
    ...(budget === undefined
      ? []
      : [{ label: `up to $${countText(budget)}`, rest: omit(narrowing, 'budget') }]),
    ...withCards.map((slug) => ({
      label: `with ${nameOf(slug)}`,
      rest: { ...narrowing, withCards: withCards.filter((other) => other !== slug) },
    })),
    ...withoutCards.map((slug) => ({
      label: `without ${nameOf(slug)}`,
      rest: { ...narrowing, withoutCards: withoutCards.filter((other) => other !== slug) },
    })),
    ...(since === undefined
      ? []
      : [
          {
            label:
              since.set === undefined ? `since ${since.date}` : `since ${since.set.name} (${since.date})`,
            rest: omit(narrowing, 'since'),
          },
        ]),
  ];
};

/** The conditions as a phrase. @example narrowingText([{ label: 'up to $100', … }, { label: 'with Sol Ring', … }]) // 'up to $100, with Sol Ring' */
export const narrowingText = (conditions: readonly Condition[]): string =>
  conditions.map(({ label }) => label).join(', ');
