import type { Combo, ComboIndex } from '@crownsmith/api-client';
import type { KnownCombo } from '#src/combos/known-combos';
import type { PageContext } from '#src/pages/page-context';

/** What must be so before a combo starts: its cards of a kind, its mana, and what the source says beside. */
const prerequisitesOf = ({ source }: KnownCombo): string | undefined => {
  const lines = [
    ...source.templates.map((template) => `Also needed: ${template}.`),
    ...source.commanders.map((name) => `${name} is your commander.`),
    ...(source.manaNeeded === undefined ? [] : [`Mana needed: ${source.manaNeeded}.`]),
    ...(source.prerequisites === undefined ? [] : [source.prerequisites]),
  ];
  return lines.length === 0 ? undefined : lines.join('\n');
};

/** Decks that could hold all cards of a combo: their identity allows it, and they are not older than its newest card. */
const potentialOf = ({ counts }: PageContext, { cards, identity }: KnownCombo): number =>
  counts.identityDays[identity]?.from(
    cards.reduce((latest, card) => Math.max(latest, counts.firstDays[card] ?? -1), -1),
  ) ?? 0;

/** All combos, those of most decks first. @param decks decks that hold all cards of each */
export const comboPages = (
  context: PageContext,
  combos: readonly KnownCombo[],
  decks: Int32Array,
): readonly Combo[] =>
  combos
    .map((combo, number): Combo => {
      const prerequisites = prerequisitesOf(combo);
      return {
        id: combo.id,
        cards: combo.cards.flatMap((card) => context.cards[card]?.slug ?? []),
        identity: combo.identity,
        results: [...combo.source.results],
        ...(prerequisites === undefined ? {} : { prerequisites }),
        ...(combo.source.steps === undefined ? {} : { steps: combo.source.steps }),
        num_decks: decks[number] ?? 0,
        potential_decks: potentialOf(context, combo),
      };
    })
    .sort((a, b) => b.num_decks - a.num_decks || a.cards.length - b.cards.length || (a.id < b.id ? -1 : 1));

/** What lists show of combos. */
export const comboIndex = (combos: readonly Combo[]): ComboIndex => ({
  combos: combos.map(({ id, cards, identity, results, num_decks, potential_decks }) => ({
    id,
    cards,
    identity,
    results,
    num_decks,
    potential_decks,
  })),
});

/** Ids of the combos of each card, in the order of the combos. */
export const combosByCard = (combos: readonly Combo[]): Record<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const { id, cards } of combos) {
    for (const slug of cards) {
      const own = found.get(slug);
      if (own === undefined) found.set(slug, [id]);
      else own.push(id);
    }
  }
  return Object.fromEntries(found);
};
