import { bracketLimitsOf, namedEntry } from '@crownsmith/api-client';
import type { ApiRoutes, Legality, LegalityRequest } from '@crownsmith/api-client/v1';
import { estimateDeckBracket } from '@crownsmith/deck-report';
import {
  choosesColor,
  deckAllowance,
  type DeckEntry,
  deckListErrorText,
  describeViolation,
  faultOf,
  identityOf,
  ok,
  pastedListSteps,
  validateDeck,
} from '@crownsmith/domain';
import { inSteps } from '@crownsmith/snapshot';
import { findOtherMeanings, type OtherMeanings } from '@crownsmith/snapshot/text';
import { toDeckCard } from '#app/snapshot/deck-card.server';
import { nearestCardName } from '#app/snapshot/nearest-name.server';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { Answer } from './answer.server';
import { letters } from './views.server';

/** Unknown names that get a suggestion: each is a search of all names. */
const MAX_SUGGESTIONS = 10;

type DeckCard = ReturnType<typeof toDeckCard>;

interface ResolvedInput {
  readonly commanders: readonly DeckEntry<DeckCard>[];
  readonly main: readonly DeckEntry<DeckCard>[];
  readonly companion?: DeckEntry<DeckCard>;
  readonly unread: Legality['unread_lines'];
  readonly alsoMeans: readonly OtherMeanings[];
}

const resolveInput = async (
  body: LegalityRequest,
  { resolveCard, alsoMeant }: Pick<Snapshot, 'resolveCard' | 'alsoMeant'>,
): Promise<ResolvedInput> => {
  const lookUp = (name: string): DeckCard | undefined => {
    const wire = resolveCard(name);
    return wire && toDeckCard(wire);
  };
  if (body.list !== undefined) {
    const { commanders, main, companion, errors } = await inSteps(pastedListSteps(body.list, lookUp)).run();
    return {
      commanders,
      main,
      ...(companion && { companion }),
      alsoMeans: findOtherMeanings([...commanders, ...main, ...(companion ? [companion] : [])], alsoMeant),
      unread: errors.map((error) => ({
        line: error.line,
        // Of a text that is no list there is no line to repeat.
        text: faultOf(error) === undefined ? error.text : deckListErrorText(error),
      })),
    };
  }
  const written: Parameters<typeof findOtherMeanings>[0][number][] = [];
  const toEntry = (entry: NonNullable<LegalityRequest['cards']>[number]): DeckEntry<DeckCard> => {
    const { name, count } = namedEntry(entry);
    const card = lookUp(name);
    written.push({ name, line: written.length + 1, card });
    return { name: card?.name ?? name, count, card };
  };
  const deck = {
    commanders: (body.commanders ?? []).map(toEntry),
    main: (body.cards ?? []).map(toEntry),
    ...(body.companion !== undefined && { companion: toEntry(body.companion) }),
  };
  return { ...deck, unread: [], alsoMeans: findOtherMeanings(written, alsoMeant) };
};

type Validated = ReturnType<typeof validateDeck<DeckCard>>;

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
  entries: readonly DeckEntry<DeckCard>[],
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

/** `POST /legality` */
export const legality: Answer<ApiRoutes['legality']> = async ({ body }, { snapshot, views }) => {
  const deck = await resolveInput(body, snapshot);
  const entries = [...deck.commanders, ...deck.main];
  const chosen = body.chosen_color && identityOf([body.chosen_color]);
  const validated = validateDeck(deck, { ...(chosen !== undefined && { chosen }) });
  const violations = violationsOf(validated);
  const unknown = new Set(
    [...entries, deck.companion ?? []].flat().flatMap(({ name, card }) => (card ? [] : [name])),
  );
  const zone = deck.commanders.flatMap(({ card }) => card ?? []);
  const allowance = deckAllowance(
    zone,
    [...entries, deck.companion ?? []].flat().flatMap(({ card, count }) => (card ? [{ card, count }] : [])),
    chosen,
  );
  return ok({
    legal: violations.length === 0 && deck.unread.length === 0,
    commanders: views.toSummaries(zone),
    color_identity: letters(allowance.identity),
    ...(choosesColor(zone) && { chosen_colors: letters(allowance.chosen) }),
    num_cards: entries.reduce((sum, { count }) => sum + count, 0),
    violations,
    unknown: [...unknown].map((name, at) => ({
      name,
      suggestion: (at < MAX_SUGGESTIONS ? nearestCardName(name, snapshot) : undefined) ?? null,
    })),
    ...(deck.alsoMeans.length > 0 && { also_means: [...deck.alsoMeans] }),
    unread_lines: deck.unread,
    bracket: bracketOf(entries, snapshot),
  });
};
