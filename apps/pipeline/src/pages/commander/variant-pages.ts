import type { CommanderVariants } from '@crownsmith/api-client';
import { PRICE_VARIANTS } from '@crownsmith/domain';
import type { BrowseCounts } from '#src/aggregate/browse-counts';
import type { Part } from '#src/aggregate/deck-subsets';
import type { PageContext, Zone } from '#src/pages/page-context';
import { partLists, partShape } from './subset-lists';
import { groupName } from '#src/pages/browse/theme-pages';

type Variant = CommanderVariants['variants'][number];

const partsByZone = (parts: readonly Part[]): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  parts.forEach((part, number) => {
    if (part.kind !== 'zone' && part.kind !== 'price') return;
    const own = found.get(part.zone);
    if (own === undefined) found.set(part.zone, [number]);
    else own.push(number);
  });
  return found;
};

/** Makes the variants of a commander or pair: its themes, tribes and price ends that have enough decks. */
export const makeVariantPages = (
  context: PageContext,
  { groups, parts, partCounts }: BrowseCounts,
): ((zone: Zone) => CommanderVariants | undefined) => {
  const ofZone = partsByZone(parts);
  const nameOf = (part: Part): Pick<Variant, 'key' | 'name' | 'kind'> | undefined => {
    if (part.kind === 'price') {
      const found = PRICE_VARIANTS.find(({ key }) => key === part.variant);
      return found === undefined ? undefined : { key: found.key, name: found.name, kind: 'price' };
    }
    const group = groups[part.group];
    return group === undefined ? undefined : { ...groupName(group), kind: group.kind };
  };
  return (zone) => {
    const commanders = zone.cards.flatMap((card) => context.cards[card] ?? []);
    const taken = new Set<string>();
    const variants = (ofZone.get(zone.number) ?? []).flatMap((number): Variant[] => {
      const part = parts[number];
      const named = part === undefined ? undefined : nameOf(part);
      if (named === undefined || taken.has(named.key)) return [];
      taken.add(named.key);
      const shape = partShape(context, partCounts, number, commanders);
      return [
        {
          ...named,
          num_decks: partCounts.decks[number] ?? 0,
          lists: partLists(context, partCounts, number, { identity: zone.identity, without: zone.cards }),
          mana_curve: shape.manaCurve,
          types: shape.types,
          average_price: shape.price,
        },
      ];
    });
    if (variants.length === 0) return undefined;
    variants.sort((a, b) => b.num_decks - a.num_decks || (a.name < b.name ? -1 : 1));
    return { slug: zone.slug, variants };
  };
};
