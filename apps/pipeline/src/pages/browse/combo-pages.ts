import type { Combo, ComboIndex } from '@crownsmith/api-client';
import type { KnownCombo } from '#src/combos/known-combos';
import { addToList } from '#src/multi-map';
import type { PageContext } from '#src/pages/page-context';

/** Prerequisites in words: cards of a kind, commanders, mana, and the source's own text. */
const describePrerequisites = ({ source }: KnownCombo): string | undefined => {
  const lines = [
    ...source.templates.map((template) => `Also needed: ${template}.`),
    ...source.commanders.map((name) => `${name} is your commander.`),
    ...(source.manaNeeded === undefined ? [] : [`Mana needed: ${source.manaNeeded}.`]),
    ...(source.prerequisites === undefined ? [] : [source.prerequisites]),
  ];
  return lines.length === 0 ? undefined : lines.join('\n');
};

/** Decks that could contain all cards of a combo: their commanders allow them, and they are not older than its newest card. */
const countPotential = ({ counts }: PageContext, { cards, identity }: KnownCombo): number =>
  counts
    .playable(cards, identity)
    .from(cards.reduce((latest, card) => Math.max(latest, counts.firstDays[card] ?? -1), -1));

/** What the source tells beyond cards and results; absent where it tells nothing. */
const sourceFields = (
  { cards }: PageContext,
  { commanders: numbers, copies: copiesOf, source }: KnownCombo,
): Pick<Combo, 'commanders' | 'copies' | 'templates' | 'mana_needed' | 'bracket_tag'> => {
  const commanders = numbers.flatMap((number) => cards[number]?.slug ?? []);
  const copies = [...copiesOf].flatMap(([number, count]) => {
    const slug = cards[number]?.slug;
    return slug === undefined ? [] : [[slug, count] as const];
  });
  return {
    ...(commanders.length > 0 && { commanders }),
    ...(copies.length > 0 && { copies: Object.fromEntries(copies) }),
    ...(source.templates.length > 0 && { templates: [...source.templates] }),
    ...(source.manaNeeded !== undefined && { mana_needed: source.manaNeeded }),
    ...(source.bracketTag !== undefined && { bracket_tag: source.bracketTag }),
  };
};

/** Makes the pages of all combos, most decks first. @param decks decks that contain all cards of each */
export const makeComboPages = (
  context: PageContext,
  combos: readonly KnownCombo[],
  decks: Int32Array,
): readonly Combo[] =>
  combos
    .map((combo, number): Combo => {
      const prerequisites = describePrerequisites(combo);
      return {
        id: combo.id,
        cards: combo.cards.flatMap((card) => context.cards[card]?.slug ?? []),
        identity: combo.identity,
        results: [...combo.source.results],
        ...(prerequisites === undefined ? {} : { prerequisites }),
        ...(combo.source.steps === undefined ? {} : { steps: combo.source.steps }),
        num_decks: decks[number] ?? 0,
        potential_decks: Math.max(decks[number] ?? 0, countPotential(context, combo)),
        ...sourceFields(context, combo),
      };
    })
    .sort((a, b) => b.num_decks - a.num_decks || a.cards.length - b.cards.length || (a.id < b.id ? -1 : 1));

/** The combos as lists show them. */
export const makeComboIndex = (combos: readonly Combo[]): ComboIndex => ({
  combos: combos.map(({ prerequisites: _prerequisites, steps: _steps, ...row }) => row),
});

/** Ids of the combos of each card, in the order of the combos. */
export const makeCombosByCard = (combos: readonly Combo[]): Record<string, string[]> => {
  const byCard = new Map<string, string[]>();
  for (const { id, cards } of combos) for (const slug of cards) addToList(byCard, slug, id);
  return Object.fromEntries(byCard);
};
