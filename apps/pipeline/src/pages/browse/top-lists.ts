import type { CardRow, CommanderListPage, SaltListPage, TopListPage } from '@crownsmith/api-client';
import { COLORS, colorName, identityColors, isBasicLand, isPlayable, type Card } from '@crownsmith/domain';
import type { Counts } from '@crownsmith/recommender';
import type { WindowCounts } from '#src/aggregate/window-counts';
import { isAura, isEquipment, isFixingLand, isManaArtifact, isUtilityLand } from '#src/pages/card-group';
import { byInclusion } from '#src/pages/card-row';
import { commanderRow, type PageContext } from '#src/pages/page-context';

const LENGTH = 100;
/** Cards that fewer decks could play than this share of all do not compete by inclusion. */
const LEAST_SHARE = 0.01;

/** A list of the most played cards: its name below `lists/`, its title, which cards it holds, and the same in words. */
export interface TopList {
  readonly name: string;
  readonly header: string;
  readonly rule: string;
  readonly holds: (card: Card) => boolean;
}

/** How every list is made. */
const ORDER_RULE =
  'By the share of the decks that could play a card and do. Left out: basic lands, banned cards, and cards that fewer than one in a hundred decks could play.';

const ofType =
  (type: Card['primaryType']) =>
  (card: Card): boolean =>
    card.primaryType === type;

const typed = (
  type: NonNullable<Card['primaryType']>,
  name: string,
  header: string,
  rule = `Cards whose front face is ${/^[AEI]/.test(type) ? 'an' : 'a'} ${type.toLowerCase()}.`,
): TopList => ({ name: `top/${name}`, header, rule, holds: ofType(type) });

/** Every list of top cards with the rule for what it holds. A colour's list holds cards of that identity alone. */
export const TOP_LISTS: readonly TopList[] = [
  { name: 'top', header: 'Top Cards', rule: 'All cards.', holds: () => true },
  ...COLORS.map((color): TopList => ({
    name: `top/${color.toLowerCase()}`,
    header: `Top ${colorName(color)} Cards`,
    rule: `Cards whose colour identity is ${colorName(color).toLowerCase()} and nothing else.`,
    holds: (card) => identityColors(card.colorIdentity).join('') === color,
  })),
  {
    name: 'top/colorless',
    header: 'Top Colourless Cards',
    rule: 'Cards without a colour in their identity.',
    holds: (card) => card.colorIdentity === 0,
  },
  {
    name: 'top/multi',
    header: 'Top Multicolour Cards',
    rule: 'Cards whose colour identity has two colours or more.',
    holds: (card) => identityColors(card.colorIdentity).length > 1,
  },
  typed(
    'Creature',
    'creatures',
    'Top Creatures',
    'Cards whose front face is a creature, artifact creatures too.',
  ),
  typed('Instant', 'instants', 'Top Instants'),
  typed('Sorcery', 'sorceries', 'Top Sorceries'),
  typed(
    'Artifact',
    'artifacts',
    'Top Artifacts',
    'Cards whose front face is an artifact and no creature or land.',
  ),
  {
    name: 'top/equipment',
    header: 'Top Equipment',
    rule: 'Cards whose front face has the subtype Equipment, creatures among them.',
    holds: isEquipment,
  },
  {
    name: 'top/utility-artifacts',
    header: 'Top Utility Artifacts',
    rule: 'Artifacts, no creatures among them, that are not there for their mana. Equipment counts.',
    holds: (card) => card.primaryType === 'Artifact' && !isManaArtifact(card),
  },
  {
    name: 'top/mana-artifacts',
    header: 'Top Mana Artifacts',
    rule: 'Artifacts, no creatures or Equipment among them, whose wording adds mana; where no wording is known, those known for it.',
    holds: isManaArtifact,
  },
  typed(
    'Enchantment',
    'enchantments',
    'Top Enchantments',
    'Cards whose front face is an enchantment and no creature or artifact, Auras too.',
  ),
  {
    name: 'top/auras',
    header: 'Top Auras',
    rule: 'Cards whose front face has the subtype Aura.',
    holds: isAura,
  },
  typed('Planeswalker', 'planeswalkers', 'Top Planeswalkers'),
  typed('Land', 'lands', 'Top Lands', 'Cards whose front face is a land, but for basic lands.'),
  {
    name: 'top/utility-lands',
    header: 'Top Utility Lands',
    rule: 'Lands that are there for what they do: without a basic land type, and no help with colours.',
    holds: isUtilityLand,
  },
  {
    name: 'top/color-fixing-lands',
    header: 'Top Colour-Fixing Lands',
    rule: 'Lands that help with colours: of two colours or basic land types, of any colour, or that fetch such lands.',
    holds: isFixingLand,
  },
];

/** A row of a card over many decks of all kinds: synergy and lift say nothing there. */
const plainRow = (slug: string, { decks, potential }: Counts): CardRow => ({
  slug,
  num_decks: decks,
  potential_decks: potential,
  synergy: null,
  lift: null,
});

/** A row of a card over the whole scope. */
export const overallRow = (context: PageContext, card: number): CardRow =>
  plainRow(context.cards[card]?.slug ?? '', context.overall(card));

/** Whether lists show a card: it may be played, and is no basic land. */
export const isListed = (card: Card): boolean => isPlayable(card) && !isBasicLand(card);

const topRows = (
  context: PageContext,
  members: readonly number[],
  decks: number,
  counts: (card: number) => Counts,
): CardRow[] =>
  members
    .map((card) => plainRow(context.cards[card]?.slug ?? '', counts(card)))
    .filter((row) => row.num_decks > 0 && row.potential_decks >= decks * LEAST_SHARE)
    .sort(byInclusion)
    .slice(0, LENGTH);

/** The most played cards of a list by inclusion, over all decks and over those of the last week, month and year. */
export const topListPage = (
  context: PageContext,
  list: TopList,
  windows: readonly WindowCounts[],
): TopListPage => {
  const members = context.cards.flatMap((card, number) =>
    isListed(card) && list.holds(card) ? [number] : [],
  );
  const decks = context.counts.report.decks;
  return {
    header: list.header,
    rule: `${list.rule} ${ORDER_RULE}`,
    decks,
    lists: [
      {
        tag: list.name,
        header: list.header,
        rows: topRows(context, members, decks, (card) => context.overall(card)),
      },
    ],
    windows: Object.fromEntries(
      windows.map((window) => [
        window.span,
        { decks: window.decks, rows: topRows(context, members, window.decks, (card) => window.card(card)) },
      ]),
    ),
  };
};

/** Cards by their salt, the saltiest first. */
export const saltListPage = (context: PageContext): SaltListPage => ({
  header: 'Saltiest Cards',
  rule: 'The cards that players like least to sit across from, by the mean of votes from 0 to 4. Cards without votes, banned cards and basic lands are left out.',
  rows: context.cards
    .flatMap((card, number) =>
      isListed(card) && card.salt !== undefined ? [{ ...overallRow(context, number), salt: card.salt }] : [],
    )
    .sort((a, b) => b.salt - a.salt || b.num_decks - a.num_decks || (a.slug < b.slug ? -1 : 1))
    .slice(0, LENGTH),
});

/** All commanders and pairs with decks, the most played first. */
export const commanderListPage = (context: PageContext): CommanderListPage => ({
  header: 'Top Commanders',
  rows: context.zones
    .filter((zone) => zone.decks > 0)
    .sort((a, b) => b.decks - a.decks || (a.slug < b.slug ? -1 : 1))
    .map((zone) => commanderRow(context, zone)),
});
