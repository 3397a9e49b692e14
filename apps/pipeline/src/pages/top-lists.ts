import type { CardListPage, CardRow, CommanderListPage } from '@crownsmith/api-client';
import { COLORS, colorName, identityColors, isBasicLand, type Card } from '@crownsmith/domain';
import { isAura, isEquipment, isFixingLand, isManaArtifact, isUtilityLand } from './card-group';
import { byInclusion } from './card-row';
import { commanderRow, type PageContext } from './page-context';

const LENGTH = 100;
/** Cards that fewer decks could play than this share of all do not compete by inclusion. */
const LEAST_SHARE = 0.01;

/** A list of the most played cards: its name below `lists/`, its title, and which cards it holds. */
export interface TopList {
  readonly name: string;
  readonly header: string;
  readonly holds: (card: Card) => boolean;
}

const ofType =
  (type: Card['primaryType']) =>
  (card: Card): boolean =>
    card.primaryType === type;

/** Every list of top cards with the rule for what it holds. A colour's list holds cards of that identity alone. */
export const TOP_LISTS: readonly TopList[] = [
  { name: 'top', header: 'Top Cards', holds: () => true },
  ...COLORS.map((color): TopList => ({
    name: `top/${color.toLowerCase()}`,
    header: `Top ${colorName(color)} Cards`,
    holds: (card) => identityColors(card.colorIdentity).join('') === color,
  })),
  { name: 'top/colorless', header: 'Top Colourless Cards', holds: (card) => card.colorIdentity === 0 },
  {
    name: 'top/multi',
    header: 'Top Multicolour Cards',
    holds: (card) => identityColors(card.colorIdentity).length > 1,
  },
  { name: 'top/creatures', header: 'Top Creatures', holds: ofType('Creature') },
  { name: 'top/instants', header: 'Top Instants', holds: ofType('Instant') },
  { name: 'top/sorceries', header: 'Top Sorceries', holds: ofType('Sorcery') },
  { name: 'top/artifacts', header: 'Top Artifacts', holds: ofType('Artifact') },
  { name: 'top/equipment', header: 'Top Equipment', holds: isEquipment },
  {
    name: 'top/utility-artifacts',
    header: 'Top Utility Artifacts',
    holds: (card) => card.primaryType === 'Artifact' && !isManaArtifact(card),
  },
  { name: 'top/mana-artifacts', header: 'Top Mana Artifacts', holds: isManaArtifact },
  { name: 'top/enchantments', header: 'Top Enchantments', holds: ofType('Enchantment') },
  { name: 'top/auras', header: 'Top Auras', holds: isAura },
  { name: 'top/planeswalkers', header: 'Top Planeswalkers', holds: ofType('Planeswalker') },
  { name: 'top/lands', header: 'Top Lands', holds: ofType('Land') },
  { name: 'top/utility-lands', header: 'Top Utility Lands', holds: isUtilityLand },
  { name: 'top/color-fixing-lands', header: 'Top Colour-Fixing Lands', holds: isFixingLand },
];

/** A row of a card over the whole scope; synergy and lift say nothing there. */
const overallRow = (context: PageContext, card: number): CardRow => {
  const { decks, potential } = context.overall(card);
  return {
    slug: context.cards[card]?.slug ?? '',
    num_decks: decks,
    potential_decks: potential,
    synergy: null,
    lift: null,
  };
};

/** The most played cards of a list by inclusion. Basic lands and cards that are not legal are left out. */
export const topListPage = (context: PageContext, list: TopList): CardListPage => {
  const least = context.counts.report.decks * LEAST_SHARE;
  const rows = context.cards
    .flatMap((card, number) =>
      isBasicLand(card) || card.legality === 'banned' || card.legality === 'not_legal' || !list.holds(card)
        ? []
        : [overallRow(context, number)],
    )
    .filter((row) => row.num_decks > 0 && row.potential_decks >= least)
    .sort(byInclusion)
    .slice(0, LENGTH);
  return {
    header: list.header,
    decks: context.counts.report.decks,
    lists: [{ tag: list.name, header: list.header, rows }],
  };
};

/** All commanders and pairs with decks, the most played first. */
export const commanderListPage = (context: PageContext): CommanderListPage => ({
  header: 'Top Commanders',
  rows: context.zones
    .filter((zone) => zone.decks > 0)
    .sort((a, b) => b.decks - a.decks || (a.slug < b.slug ? -1 : 1))
    .map((zone) => commanderRow(context, zone)),
});
