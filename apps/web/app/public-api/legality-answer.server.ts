import { bracketLimitsOf } from '@crownsmith/api-client';
import type { ApiRoutes, Legality } from '@crownsmith/api-client/v1';
import { completeCombos, estimateDeckBracket } from '@crownsmith/deck-report';
import { choosesColor, deckAllowance, faultOf, hasNoDeck, ok } from '@crownsmith/domain';
import { type ReadDeck, refuseList, withCardsOf } from '@crownsmith/answers';
import { limitNearest } from '@crownsmith/answers/text';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { nearestCardName } from '#app/snapshot/nearest-card-name.server';
import type { Answer } from './answer.server';
import { refuseDeck } from './deck-report-answer.server';
import { letters } from './views.server';

const bracketOf = (
  deck: ReadDeck,
  combos: Awaited<ReturnType<Snapshot['comboIndex']>>,
  { manifest }: Pick<Snapshot, 'manifest'>,
): Legality['bracket'] => {
  const cards = new Set([...deck.commanders, ...deck.main].flatMap(({ card }) => card ?? []));
  const { lowest, reasons } = estimateDeckBracket(
    cards,
    completeCombos(deck, combos),
    bracketLimitsOf(manifest),
  );
  return {
    lowest,
    reasons: reasons
      .filter(({ over }) => over !== undefined)
      .map(({ atLeast, code, names: of }) => ({ at_least: atLeast, code, names: [...of] })),
  };
};

/** Whether a text is no list at all, or one without a deck. */
const isNoList = (deck: ReadDeck): boolean =>
  hasNoDeck(deck) || deck.errors.some((error) => faultOf(error) !== undefined);

/** `POST /legality` */
export const legality: Answer<ApiRoutes['legality']> = async ({ body }, { snapshot, views }) => {
  const [read, find, combos] = await Promise.all([
    snapshot.readDeck(body),
    snapshot.reportCards(),
    snapshot.comboIndex(),
  ]);
  if (body.list !== undefined && isNoList(read)) {
    const refused = refuseList(read, body.list);
    if (!refused.ok) return refuseDeck(refused.error, body);
  }
  const deck = withCardsOf(read, find);
  const entries = [...deck.commanders, ...deck.main];
  const all = [...entries, ...(deck.companion ? [deck.companion] : [])];
  const { legal, violations, notes } = await snapshot.legalityOf(deck);
  const unknown = new Set(all.flatMap(({ name, card }) => (card ? [] : [name])));
  const suggest = limitNearest((name) => nearestCardName(name, snapshot));
  const zone = deck.commanders.flatMap(({ card }) => card ?? []);
  const allowance = deckAllowance(
    zone,
    all.flatMap(({ card, count }) => (card ? [{ card, count }] : [])),
    deck.chosen,
  );
  return ok({
    legal,
    commanders: views.toSummaries(zone),
    color_identity: letters(allowance.identity),
    ...(choosesColor(zone) && { chosen_colors: letters(allowance.chosen) }),
    num_cards: entries.reduce((sum, { count }) => sum + count, 0),
    violations: violations.map(({ code, message, zone: of, line, names: [name, ...others] }) => ({
      code,
      message,
      zone: of,
      ...(name !== undefined && others.length === 0 && { name }),
      ...(line !== null && { line }),
    })),
    ...(notes && { notes }),
    unknown: [...unknown].map((name) => ({ name, suggestion: suggest(name) ?? null })),
    ...(deck.alsoMeans.length > 0 && { also_means: [...deck.alsoMeans] }),
    unread_lines: deck.errors.map(({ line, text }) => ({ line, text })),
    bracket: bracketOf(deck, combos, snapshot),
  });
};
