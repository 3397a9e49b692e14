import type { MiscData, TypeaheadOption } from '@crownsmith/api-client';
import { cardUrl, isPartnerCapable, type Card } from '@crownsmith/domain';
import type { PageContext, Zone } from './page-context';

const picture = (card: Card | undefined): { image?: string } => {
  const image = card?.images?.artCrop ?? card?.images?.normal ?? card?.faces[0]?.images?.artCrop;
  return image === undefined ? {} : { image };
};

const byDecks =
  <T>(decks: (one: T) => number, label: (one: T) => string) =>
  (a: T, b: T): number =>
    decks(b) - decks(a) || (label(a) < label(b) ? -1 : 1);

const zoneLabel = (context: PageContext, zone: Zone): string =>
  zone.cards.map((card) => context.cards[card]?.name ?? '').join(' + ');

const zoneOption = (context: PageContext, zone: Zone): TypeaheadOption => ({
  label: zoneLabel(context, zone),
  url: `/commanders/${zone.slug}`,
  ...picture(context.cards[zone.cards[0] ?? -1]),
});

/** Every card, the most played first. */
export const cardOptions = (context: PageContext): TypeaheadOption[] =>
  context.cards
    .map((card, number) => ({
      card,
      decks: context.overall(number).decks + (context.counts.commanderDecks[number] ?? 0),
    }))
    .sort(
      byDecks(
        (one) => one.decks,
        (one) => one.card.name,
      ),
    )
    .map(({ card }) => ({ label: card.name, url: cardUrl(card.slug), ...picture(card) }));

/** Every commander by itself, the most played first. */
export const commanderOptions = (context: PageContext): TypeaheadOption[] =>
  context.zones
    .filter((zone) => zone.cards.length === 1)
    .sort(
      byDecks(
        (zone) => zone.decks,
        (zone) => zone.slug,
      ),
    )
    .map((zone) => zoneOption(context, zone));

/** Commanders that may share the command zone, and the pairs that decks have, the most played first. */
export const partnerOptions = (context: PageContext): TypeaheadOption[] =>
  context.zones
    .filter(
      (zone) =>
        zone.cards.length === 2 ||
        zone.cards.some((card) => context.cards[card] !== undefined && isPartnerCapable(context.cards[card])),
    )
    .sort(
      byDecks(
        (zone) => zone.decks,
        (zone) => zone.slug,
      ),
    )
    .map((zone) => zoneOption(context, zone));

export const setOptions = (sets: MiscData['sets']): TypeaheadOption[] =>
  sets.map((set) => ({ label: set.name, url: `/sets/${set.code}`, icon: set.icon_svg_uri }));
