import type { MiscData, TypeaheadOption } from '@crownsmith/api-client';
import { cardUrl, isPartnerCapable, type Card } from '@crownsmith/domain';
import type { PageContext, Zone } from './page-context';

const imageOf = (card: Card | undefined): { image?: string } => {
  const image = card?.images?.artCrop ?? card?.images?.normal ?? card?.faces[0]?.images?.artCrop;
  return image === undefined ? {} : { image };
};

const zoneOption = (context: PageContext, zone: Zone): TypeaheadOption => ({
  label: zone.cards.map((card) => context.cards[card]?.name ?? '').join(' + '),
  url: `/commanders/${zone.slug}`,
  ...imageOf(context.cards[zone.cards[0] ?? -1]),
  ...(zone.banned && { banned: true as const }),
});

/** Options of the zones that meet a condition, the most played first, banned ones last. */
const zoneOptions = (context: PageContext, includes: (zone: Zone) => boolean): TypeaheadOption[] =>
  context.zones
    .filter(includes)
    .sort((a, b) => Number(a.banned) - Number(b.banned) || b.decks - a.decks || (a.slug < b.slug ? -1 : 1))
    .map((zone) => zoneOption(context, zone));

/** Every card, the most played first. */
export const cardOptions = (context: PageContext): TypeaheadOption[] =>
  context.cards
    .map((card, number) => ({
      card,
      decks: context.overall(number).decks + (context.counts.commanderDecks[number] ?? 0),
    }))
    .sort((a, b) => b.decks - a.decks || (a.card.name < b.card.name ? -1 : 1))
    .map(({ card }) => ({
      label: card.name,
      url: cardUrl(card.slug),
      ...imageOf(card),
      ...(card.legality === 'banned' && { banned: true as const }),
    }));

/** Every single commander, the most played first. */
export const commanderOptions = (context: PageContext): TypeaheadOption[] =>
  zoneOptions(context, (zone) => zone.cards.length === 1);

/** Commanders that can share the command zone, and the pairs that decks have, the most played first. */
export const partnerOptions = (context: PageContext): TypeaheadOption[] =>
  zoneOptions(
    context,
    (zone) =>
      zone.cards.length === 2 ||
      zone.cards.some((card) => context.cards[card] !== undefined && isPartnerCapable(context.cards[card])),
  );

/** Every set, in the order given. */
export const setOptions = (sets: MiscData['sets']): TypeaheadOption[] =>
  sets.map((set) => ({ label: set.name, url: `/sets/${set.code}`, icon: set.icon_svg_uri }));
