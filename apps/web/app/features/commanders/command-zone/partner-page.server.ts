import { clipboardCardFromWire } from '@crownsmith/api-client';
import {
  isPartnerCapable,
  makeSlug,
  MAX_SLUG_CHARACTERS,
  validPair,
  type CommandZoneCard,
} from '@crownsmith/domain';
import { createElement } from 'react';
import { renderPage, type PageOutcome } from '#app/rendering/rendered-page.server';
import type { PageCommander } from '#app/model/commander';
import type { Snapshot } from '#app/snapshot/current.server';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { PartnerPage, type PossiblePartner } from './PartnerPage';

const zoneCard = (snapshot: Snapshot, slug: string): CommandZoneCard | undefined => {
  const wire = snapshot.card(slug);
  return wire && clipboardCardFromWire(wire);
};

/** Pairs with the card that decks play, most decks first. */
const playedPairs = async (snapshot: Snapshot, slug: string): Promise<readonly PageCommander[]> => {
  const list = await snapshot.commanderList();
  return (list?.rows ?? []).filter(
    ({ cards }) => cards.length === 2 && cards.some((card) => card.slug === slug),
  );
};

/** All cards that may share the command zone with this one, most decks first. */
const possiblePartners = async (
  snapshot: Snapshot,
  card: CommandZoneCard,
): Promise<readonly PossiblePartner[]> => {
  const zones = await Promise.all([snapshot.browse.zone('partners'), snapshot.browse.zone('backgrounds')]);
  const rows = zones.flatMap((zone) => zone?.groups ?? []).flatMap((group) => group.rows);
  const bySlug = new Map(rows.map((row) => [row.card.slug, row]));
  return [...bySlug.values()].filter((row) => {
    const other = zoneCard(snapshot, row.card.slug);
    return other !== undefined && validPair(card, other);
  });
};

/** Responds to `/partners/{slug}`: the partners a card is played with, and the other legal ones. */
export const partnerPage = async (
  request: Request,
  snapshot: Snapshot,
  slug: string,
): Promise<PageOutcome> => {
  const card = zoneCard(snapshot, slug);
  if (!card) {
    const short = slug.slice(0, MAX_SLUG_CHARACTERS);
    const known = snapshot.redirect('cards', short) ?? makeSlug(short);
    return known !== slug && snapshot.card(known)
      ? { redirectTo: `/partners/${known}` }
      : { suggestions: [] };
  }
  if (!isPartnerCapable(card))
    return {
      reason: `${card.name} can have no partner: no ability of it allows a second commander.`,
      suggestions: [{ label: card.name, url: `/cards/${slug}` }],
    };
  const [pairs, possible] = await Promise.all([
    playedPairs(snapshot, slug),
    possiblePartners(snapshot, card),
  ]);
  const played = new Set(pairs.flatMap(({ cards }) => cards.map((of) => of.slug)));
  const name = commanderName([card]);
  return renderPage(request, {
    id: 'partner',
    title: `Partners of ${name}`,
    description: `The partners of ${name} by number of decks, and every other legal partner.`,
    path: `/partners/${slug}`,
    page: createElement(PartnerPage, {
      slug,
      name,
      leads: (await snapshot.commanderPaths()).has(`/commanders/${slug}`),
      pairs,
      others: possible.filter((of) => !played.has(of.card.slug)),
    }),
    items: pairs.map((of) => ({ label: commanderName(of.cards), url: `/commanders/${of.slug}` })),
  });
};
