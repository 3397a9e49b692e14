import type { ApiRoutes } from '@crownsmith/api-client/v1';
import { allows, identityOf, ok, parseIdentitySlug } from '@crownsmith/domain';
import { findCard } from '#app/snapshot/find-card.server';
import { refuseUnknown, type Answer } from './answer.server';
import { pageOf } from './pages.server';

/** `GET /cards` */
export const cards: Answer<ApiRoutes['cards']> = async ({ query }, { snapshot, views }) => {
  const set = query.set?.toLowerCase();
  const isOfSet = ({ sets }: { readonly sets: readonly string[] }): boolean =>
    set === undefined || sets.includes(set);
  if (query.set !== undefined && !snapshot.cards.some(isOfSet) && !(await snapshot.browse.set(set ?? '')))
    return refuseUnknown('set', query.set);
  const allowed = query.identity === undefined ? undefined : parseIdentitySlug(query.identity);
  const found = snapshot.cards.filter(
    (card) =>
      (allowed === undefined || allows(allowed, { colorIdentity: identityOf(card.color_identity) })) &&
      (query.type === undefined || card.primary_type === query.type) &&
      (query.tag === undefined || card.tags.includes(query.tag)) &&
      isOfSet(card) &&
      (query.commander === undefined || card.legal_commander === query.commander),
  );
  return pageOf(found, views.toSummary, { list: 'cards', query, snapshot });
};

/** `GET /cards/{slug}` */
export const card: Answer<ApiRoutes['card']> = async ({ params }, { snapshot, views }) => {
  const wire = findCard(params.slug, snapshot);
  const page = wire && (await snapshot.cardPage(wire.sanitized));
  if (!page) return refuseUnknown('card', params.slug);
  return ok({
    ...views.toCard(wire),
    num_decks: page.numDecks,
    potential_decks: page.potentialDecks,
    inclusion: page.potentialDecks > 0 ? page.numDecks / page.potentialDecks : 0,
    rank: page.rank || null,
    ...(page.saltVotes !== undefined && { salt_votes: page.saltVotes }),
    faces: page.faces.map(({ name, typeLine, manaCost, image }) => ({
      name,
      type: typeLine,
      ...(manaCost !== undefined && { mana_cost: manaCost }),
      image_uri: image ?? null,
    })),
    top_commanders: page.topCommanders.map((commander) => ({
      ...views.toCommander(commander),
      with_card: commander.withCard,
      potential_decks: commander.potentialDecks,
      inclusion: commander.inclusion,
      synergy: commander.synergy,
    })),
    played_with: views.toLists(page.playedWith),
    similar: views.toSummaries(page.similar),
    history: page.history.map(({ period, numDecks, potentialDecks }) => ({
      period,
      num_decks: numDecks,
      potential_decks: potentialDecks,
    })),
  });
};
