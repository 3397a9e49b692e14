import type { CommanderVariants } from '@crownsmith/api-client';
import { PRICE_VARIANTS, type Card } from '@crownsmith/domain';
import { makeAverageDeck, makeCardLists, sortByInclusion, type BasicLands } from '@crownsmith/answers/lists';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import type { DeckSubset } from '#src/aggregate/deck-subsets';
import { addToList } from '#src/multi-map';
import { cardsOf } from '#src/pages/card-row';
import { groupName } from '#src/pages/group-name';
import type { PageContext, Zone } from '#src/pages/page-context';
import { makePlayedRows } from './commander-page';
import { makeSubsetRows, makeSubsetShape } from './subset-lists';

type Variant = CommanderVariants['variants'][number];

const subsetsByZone = (subsets: readonly DeckSubset[]): ReadonlyMap<number, readonly number[]> => {
  const byZone = new Map<number, number[]>();
  subsets.forEach((subset, number) => {
    if (subset.kind === 'zone' || subset.kind === 'price') addToList(byZone, subset.zone, number);
  });
  return byZone;
};

/** Makes the variants of a commander or pair: its themes, tribes, cheapest and most expensive decks. */
export const makeVariantPages = (
  context: PageContext,
  { groups, subsets, subsetCounts }: BrowseCounts,
  basicOf: BasicLands<Card>,
): ((zone: Zone) => CommanderVariants | undefined) => {
  const byZone = subsetsByZone(subsets);
  const nameVariant = (subset: DeckSubset): Pick<Variant, 'key' | 'name' | 'kind'> | undefined => {
    if (subset.kind === 'price') {
      const variant = PRICE_VARIANTS.find(({ key }) => key === subset.variant);
      return variant === undefined ? undefined : { key: variant.key, name: variant.name, kind: 'price' };
    }
    const group = groups[subset.group];
    return group === undefined ? undefined : { ...groupName(group), kind: group.kind };
  };
  return (zone) => {
    const taken = new Set<string>();
    const commanders = zone.cards.flatMap((card) => context.cards[card] ?? []);
    let played: readonly Card[] | undefined;
    const fillers = (): readonly Card[] => (played ??= cardsOf(context, makePlayedRows(context, zone)));
    const variants = (byZone.get(zone.number) ?? []).flatMap((number): Variant[] => {
      const subset = subsets[number];
      const named = subset === undefined ? undefined : nameVariant(subset);
      if (named === undefined || taken.has(named.key)) return [];
      taken.add(named.key);
      const shape = makeSubsetShape(context, subsetCounts, number);
      const rows = sortByInclusion(
        makeSubsetRows(context, subsetCounts, number, { allowed: zone.allowance, without: zone.cards }),
      );
      const deck = makeAverageDeck({
        commanders,
        candidates: cardsOf(context, rows),
        fillers,
        types: shape.types,
        basics: shape.basics,
        basicOf,
      });
      return [
        {
          ...named,
          num_decks: subsetCounts.decks[number] ?? 0,
          lists: makeCardLists(rows),
          mana_curve: shape.manaCurve,
          types: shape.types,
          average_price: shape.price,
          average_deck: deck.map(({ card, count }) => ({ slug: card.slug, count })),
        },
      ];
    });
    if (variants.length === 0) return undefined;
    variants.sort((a, b) => b.num_decks - a.num_decks || (a.name < b.name ? -1 : 1));
    return { slug: zone.slug, variants };
  };
};
