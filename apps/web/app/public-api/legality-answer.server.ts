import { bracketLimitsOf } from '@crownsmith/api-client';
import type { ApiRoutes, Legality } from '@crownsmith/api-client/v1';
import { estimateDeckBracket } from '@crownsmith/deck-report';
import {
  choosesColor,
  deckAllowance,
  type DeckEntry,
  describeViolation,
  faultOf,
  ok,
  validateDeck,
} from '@crownsmith/domain';
import { type ReadDeck, refuseList, type ReportCard } from '@crownsmith/answers';
import { limitNearest } from '@crownsmith/answers/text';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { nearestCardName } from '#app/snapshot/nearest-card-name.server';
import type { Answer } from './answer.server';
import { refuseDeck } from './deck-report-answer.server';
import { letters } from './views.server';

type Validated = ReturnType<typeof validateDeck<ReportCard>>;

const violationsOf = (validated: Validated): Legality['violations'] => {
  if (validated.ok) return [];
  return validated.error.map((violation) => ({
    code: violation.code,
    message: describeViolation(violation),
    zone: violation.place.zone,
    ...('name' in violation && { name: violation.name }),
    ...(violation.place.line !== undefined && { line: violation.place.line }),
  }));
};

const bracketOf = (
  entries: readonly DeckEntry<ReportCard>[],
  snapshot: Pick<Snapshot, 'resolveCard' | 'manifest'>,
) => {
  const known = new Map(entries.flatMap(({ card }) => (card ? [[card.url, card] as const] : [])));
  const cards = [...known.values()].map(({ name, url, manaValue, typeLine }) => {
    const wire = snapshot.resolveCard(url);
    return { name, manaValue, typeLine, gameChanger: wire?.game_changer ?? false, tags: wire?.tags ?? [] };
  });
  const { lowest, reasons } = estimateDeckBracket(cards, [], bracketLimitsOf(snapshot.manifest));
  return {
    lowest,
    reasons: reasons
      .filter(({ over }) => over !== undefined)
      .map(({ atLeast, code, names: of }) => ({ at_least: atLeast, code, names: [...of] })),
  };
};

/** Whether a text is no list at all; one of no card is a deck of none. */
const isNoList = ({ errors }: ReadDeck, list: string): boolean =>
  list.trim() === '' || errors.some((error) => faultOf(error) !== undefined);

/** `POST /legality` */
export const legality: Answer<ApiRoutes['legality']> = async ({ body }, { snapshot, views }) => {
  const deck = await snapshot.readDeck(body);
  if (body.list !== undefined && isNoList(deck, body.list)) {
    const refused = refuseList(deck, body.list);
    if (!refused.ok) return refuseDeck(refused.error, body);
  }
  const entries = [...deck.commanders, ...deck.main];
  const { chosen } = deck;
  const validated = validateDeck(deck, { ...(chosen !== undefined && { chosen }) });
  const violations = violationsOf(validated);
  const unknown = new Set(
    [...entries, deck.companion ?? []].flat().flatMap(({ name, card }) => (card ? [] : [name])),
  );
  const suggest = limitNearest((name) => nearestCardName(name, snapshot));
  const zone = deck.commanders.flatMap(({ card }) => card ?? []);
  const allowance = deckAllowance(
    zone,
    [...entries, deck.companion ?? []].flat().flatMap(({ card, count }) => (card ? [{ card, count }] : [])),
    chosen,
  );
  return ok({
    legal: violations.length === 0 && deck.errors.length === 0,
    commanders: views.toSummaries(zone),
    color_identity: letters(allowance.identity),
    ...(choosesColor(zone) && { chosen_colors: letters(allowance.chosen) }),
    num_cards: entries.reduce((sum, { count }) => sum + count, 0),
    violations,
    unknown: [...unknown].map((name) => ({ name, suggestion: suggest(name) ?? null })),
    ...(deck.alsoMeans.length > 0 && { also_means: [...deck.alsoMeans] }),
    unread_lines: deck.errors.map(({ line, text }) => ({ line, text })),
    bracket: bracketOf(entries, snapshot),
  });
};
