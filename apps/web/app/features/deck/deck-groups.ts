import { colorName, identityColors, TAG_LABELS } from '@crownsmith/domain';
import type { DeckReport } from '@crownsmith/api-client';
import { LANDS, ROLE_CHOICES, ROLES } from '#app/model/deck-roles';
import { deckGroups, type DeckEntry } from '#app/ui/deck/DeckList';
import type { DeckGrouping } from './deck-page-state';
import type { DeckGroup, UsualRange } from './deck-view';

/** The player's own roles of a card, by its slug. */
export type OwnRoles = ReadonlyMap<string, readonly string[]>;

/** The roles of a card: the player's own, else all that the site knows. */
const rolesOf = ({ card }: DeckEntry, own: OwnRoles): readonly string[] => {
  const roles = own.get(card.slug);
  if (roles !== undefined) return roles;
  if (card.primaryType === 'Land') return [LANDS];
  return ROLES.filter((tag) => card.tags.includes(tag)).map((tag) => TAG_LABELS[tag]);
};

const byName = (a: DeckEntry, b: DeckEntry): number => (a.card.name < b.card.name ? -1 : 1);
const byValue = (a: DeckEntry, b: DeckEntry): number => a.card.manaValue - b.card.manaValue || byName(a, b);

const sizeOf = (entries: readonly DeckEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** Entries by the title of their group, in the order in which titles first come. */
const groupBy = (
  entries: readonly DeckEntry[],
  titleOf: (entry: DeckEntry) => string,
): Map<string, DeckEntry[]> => {
  const groups = new Map<string, DeckEntry[]>();
  for (const entry of entries) {
    const title = titleOf(entry);
    groups.set(title, [...(groups.get(title) ?? []), entry]);
  }
  return groups;
};

/** What is usual of a role, with what the deck has of it: with the player's own roles, those cards count there alone. */
const usualOf = (
  jobs: DeckReport['jobs'],
  entries: readonly DeckEntry[],
  own: OwnRoles,
): ReadonlyMap<string, UsualRange> =>
  new Map(
    jobs
      .filter(({ decks }) => decks > 0)
      .map(({ label, have, low, high }) => [
        label,
        {
          have:
            own.size === 0 ? have : sizeOf(entries.filter((entry) => rolesOf(entry, own).includes(label))),
          low: Math.round(low),
          high: Math.round(high),
        },
      ]),
  );

const roleGroups = (
  entries: readonly DeckEntry[],
  jobs: DeckReport['jobs'],
  own: OwnRoles,
): readonly DeckGroup[] => {
  const usual = usualOf(jobs, entries, own);
  const byRole = groupBy(entries, (entry) => rolesOf(entry, own)[0] ?? '');
  const others = byRole.get('') ?? [];
  const ownNames = [...new Set([...own.values()].flat())]
    .filter((name) => byRole.has(name) && !ROLE_CHOICES.includes(name))
    .sort();
  const named = (title: string, isOwn = false): DeckGroup => ({
    title,
    entries: [...(byRole.get(title) ?? [])].sort(byValue),
    usual: usual.get(title),
    ...(isOwn && { isOwn }),
  });
  // A role that the deck lacks is shown, too, with what is usual of it.
  const isShown = ({ entries: of, usual: range }: DeckGroup): boolean =>
    of.length > 0 || (range?.low ?? 0) >= 1;
  return [
    ...ownNames.map((name) => named(name, true)),
    ...ROLES.map((tag) => named(TAG_LABELS[tag])),
    ...deckGroups(others, []).map((group) => ({ ...group, entries: [...group.entries].sort(byValue) })),
    named(LANDS),
  ].filter(isShown);
};

const PRICES: readonly (readonly [least: number, title: string])[] = [
  [20, '$20 and more'],
  [5, '$5 to $20'],
  [1, '$1 to $5'],
  [0, 'Less than $1'],
];

const priceTitle = (price: number | null): string =>
  price === null ? 'Price not known' : (PRICES.find(([least]) => price >= least)?.[1] ?? 'Price not known');

const valueTitle = ({ card }: DeckEntry): string =>
  card.primaryType === 'Land'
    ? LANDS
    : card.manaValue >= 7
      ? '7 and more'
      : String(Math.floor(card.manaValue));

const colorTitle = ({ card }: DeckEntry): string => {
  const [first, second] = identityColors(card.colorIdentity);
  if (first === undefined) return 'Colourless';
  return second === undefined ? colorName(first) : 'Several colours';
};

const inOrder = (groups: Map<string, DeckEntry[]>, titles: readonly string[]): readonly DeckGroup[] =>
  [...groups]
    .sort(([a], [b]) => titles.indexOf(a) - titles.indexOf(b))
    .map(([title, entries]) => ({ title, entries: [...entries].sort(byValue) }));

/**
 * The cards of a deck in groups. By role each has what decks like it have of the role.
 * @param priceOf the price of a card in the visitor's first shop
 */
export const groupDeck = (
  entries: readonly DeckEntry[],
  by: DeckGrouping,
  {
    jobs,
    own,
    priceOf,
  }: {
    readonly jobs: DeckReport['jobs'];
    readonly own: OwnRoles;
    readonly priceOf: (entry: DeckEntry) => number | null;
  },
): readonly DeckGroup[] => {
  switch (by) {
    case 'role':
      return roleGroups(entries, jobs, own);
    case 'type':
      return deckGroups(entries, []);
    case 'mana':
      return inOrder(groupBy(entries, valueTitle), ['0', '1', '2', '3', '4', '5', '6', '7 and more', LANDS]);
    case 'price':
      return inOrder(
        groupBy(entries, (entry) => priceTitle(priceOf(entry))),
        [...PRICES.map(([, title]) => title), 'Price not known'],
      ).map((group) => ({
        ...group,
        entries: [...group.entries].sort((a, b) => (priceOf(b) ?? 0) - (priceOf(a) ?? 0) || byName(a, b)),
      }));
    case 'color':
      return inOrder(groupBy(entries, colorTitle), [
        ...(['W', 'U', 'B', 'R', 'G'] as const).map((color) => colorName(color)),
        'Several colours',
        'Colourless',
      ]);
  }
};
