import type {
  CardRow,
  CommanderListPage,
  CommanderWindowsPage,
  SaltListPage,
  TopListPage,
} from '@crownsmith/api-client';
import { COLORS, colorName, identityColors, isPlayable, type Card } from '@crownsmith/domain';
import type { Counts } from '@crownsmith/recommender';
import { byDecks, plainRow, sortByInclusion } from '@crownsmith/answers/lists';
import type { WindowCounts } from '#src/aggregate/window-counts';
import { isAura, isEquipment, isFixingLand, isManaArtifact, isUtilityLand } from '#src/pages/card-group';
import { byRankedDecks, overallRow } from '#src/pages/card-row';
import { isListed } from '#src/pages/listed-card';
import { commanderRow, ranksOf, type PageContext } from '#src/pages/page-context';

const MAX_ROWS = 100;
/** Cards that a smaller share of all decks could play are left out. */
const MIN_POTENTIAL_SHARE = 0.01;

/** A list of the most played cards of some kind. */
export interface TopList {
  /** path below `lists/` */
  readonly name: string;
  readonly header: string;
  /** which cards it includes, in words */
  readonly rule: string;
  readonly includes: (card: Card) => boolean;
}

/** The part of the rule that all lists share. */
const ORDER_RULE =
  'Ordered by the share of the decks that could play a card and do, which counts for less where few could. Left out: basic lands, banned cards, and cards that fewer than one in a hundred decks could play.';

const hasType =
  (type: Card['primaryType']) =>
  (card: Card): boolean =>
    card.primaryType === type;

const makeTypeList = (
  type: NonNullable<Card['primaryType']>,
  name: string,
  header: string,
  rule = `Cards whose front face is ${/^[AEI]/.test(type) ? 'an' : 'a'} ${type.toLowerCase()}.`,
): TopList => ({ name: `top/${name}`, header, rule, includes: hasType(type) });

/** All lists of top cards. A colour's list includes cards of exactly that identity. */
export const TOP_LISTS: readonly TopList[] = [
  { name: 'top', header: 'Top Cards', rule: 'All cards.', includes: () => true },
  ...COLORS.map((color): TopList => ({
    name: `top/${color.toLowerCase()}`,
    header: `Top ${colorName(color)} Cards`,
    rule: `Cards whose colour identity is exactly ${colorName(color).toLowerCase()}.`,
    includes: (card) => identityColors(card.colorIdentity).join('') === color,
  })),
  {
    name: 'top/colorless',
    header: 'Top Colourless Cards',
    rule: 'Cards without colours in their identity.',
    includes: (card) => card.colorIdentity === 0,
  },
  {
    name: 'top/multi',
    header: 'Top Multicolour Cards',
    rule: 'Cards with two or more colours in their identity.',
    includes: (card) => identityColors(card.colorIdentity).length > 1,
  },
  makeTypeList(
    'Creature',
    'creatures',
    'Top Creatures',
    'Cards whose front face is a creature, artifact creatures included.',
  ),
  makeTypeList('Instant', 'instants', 'Top Instants'),
  makeTypeList('Sorcery', 'sorceries', 'Top Sorceries'),
  makeTypeList(
    'Artifact',
    'artifacts',
    'Top Artifacts',
    'Cards whose front face is an artifact but not a creature or land.',
  ),
  {
    name: 'top/equipment',
    header: 'Top Equipment',
    rule: 'Cards whose front face has the subtype Equipment, creatures included.',
    includes: isEquipment,
  },
  {
    name: 'top/utility-artifacts',
    header: 'Top Utility Artifacts',
    rule: 'Artifacts other than creatures that are not mana artifacts, Equipment included.',
    includes: (card) => card.primaryType === 'Artifact' && !isManaArtifact(card),
  },
  {
    name: 'top/mana-artifacts',
    header: 'Top Mana Artifacts',
    rule: 'Artifacts other than creatures and Equipment whose rules text adds mana, or that are known to if their text is not.',
    includes: isManaArtifact,
  },
  makeTypeList(
    'Enchantment',
    'enchantments',
    'Top Enchantments',
    'Cards whose front face is an enchantment but not a creature or artifact, Auras included.',
  ),
  {
    name: 'top/auras',
    header: 'Top Auras',
    rule: 'Cards whose front face has the subtype Aura.',
    includes: isAura,
  },
  makeTypeList('Planeswalker', 'planeswalkers', 'Top Planeswalkers'),
  makeTypeList('Land', 'lands', 'Top Lands', 'Cards whose front face is a land, except basic lands.'),
  {
    name: 'top/utility-lands',
    header: 'Top Utility Lands',
    rule: 'Lands without a basic land type that do not help with colours.',
    includes: isUtilityLand,
  },
  {
    name: 'top/color-fixing-lands',
    header: 'Top Colour-Fixing Lands',
    rule: 'Lands that help with colours: with two colours or basic land types, with any colour, or that fetch lands.',
    includes: isFixingLand,
  },
];

const makeTopRows = (
  context: PageContext,
  members: readonly number[],
  decks: number,
  counts: (card: number) => Counts,
): CardRow[] =>
  sortByInclusion(
    members
      .map((card) => ({ row: plainRow(context.cards[card]?.slug ?? '', counts(card)) }))
      .filter(({ row }) => row.num_decks > 0 && row.potential_decks >= decks * MIN_POTENTIAL_SHARE),
  )
    .slice(0, MAX_ROWS)
    .map(({ row }) => row);

/** A list's most played cards by inclusion, over all decks and in each time window. */
export const makeTopListPage = (
  context: PageContext,
  list: TopList,
  windows: readonly WindowCounts[],
): TopListPage => {
  const members = context.cards.flatMap((card, number) =>
    isPlayable(card) && !context.isBasic(number) && list.includes(card) ? [number] : [],
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
        rows: makeTopRows(context, members, decks, (card) => context.overall(card)),
      },
    ],
    windows: Object.fromEntries(
      windows.map(({ window, decks: windowDecks, card }) => [
        window,
        { decks: windowDecks, rows: makeTopRows(context, members, windowDecks, card) },
      ]),
    ),
  };
};

/** Cards by salt, descending. @param estimated the salt is estimated, not voted on */
export const makeSaltListPage = (context: PageContext, estimated: boolean): SaltListPage => ({
  header: 'Saltiest Cards',
  rule: `The cards that players least like to play against, ${estimated ? 'by our estimate from 0 to 4 until votes are imported' : 'by the mean of votes from 0 to 4'}. Cards without ${estimated ? 'an estimate' : 'votes'}, banned cards and basic lands are left out.`,
  rows: context.cards
    .flatMap((card, number) => {
      if (!isListed(card) || card.salt === undefined) return [];
      const votes = context.saltVotes(number);
      const row = { ...overallRow(context, number), salt: card.salt };
      return [votes === undefined ? row : { ...row, salt_votes: votes }];
    })
    .sort((a, b) => b.salt - a.salt || byDecks(a, b))
    .slice(0, MAX_ROWS),
});

/** All commanders and pairs with decks, the most played first, banned ones last. */
export const makeCommanderListPage = (context: PageContext): CommanderListPage => ({
  header: 'Top Commanders',
  rows: context.zones
    .filter((zone) => zone.decks > 0)
    .map((zone) => commanderRow(context, zone))
    .sort(byRankedDecks),
});

/** Commanders and pairs with decks of each time window, the most played of it first, banned ones last and without a rank. */
export const makeCommanderWindowsPage = (
  context: PageContext,
  windows: readonly WindowCounts[],
): CommanderWindowsPage => ({
  windows: Object.fromEntries(
    windows.map(({ window, decks, zone: decksOf }) => {
      const counted = context.zones.map((zone) => (zone.number < 0 ? 0 : decksOf(zone.number)));
      // Banned zones rank behind all others, so that they do not move their ranks.
      const ranks = ranksOf(context.zones.map(({ banned }, at) => (banned ? -1 : (counted[at] ?? 0))));
      const rows = context.zones
        .map((zone, at) => ({
          ...commanderRow(context, zone),
          num_decks: counted[at] ?? 0,
          rank: zone.banned ? 0 : (ranks[at] ?? 0),
        }))
        .filter(({ num_decks }) => num_decks > 0)
        .sort(byRankedDecks);
      return [window, { decks, rows }];
    }),
  ),
});
