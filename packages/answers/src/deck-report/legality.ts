import type { CardBan, DeckReport } from '@crownsmith/api-client';
import { allowanceOfDeck } from '@crownsmith/deck-report';
import {
  describeAllowance,
  describeViolation,
  formatNotes,
  validateDeck,
  type DeckViolation,
} from '@crownsmith/domain';
import { bannedText } from '../text/banned-text';
import { violationFix } from '../text/violation-fix';
import type { ReadDeck } from './read-deck';

const namesOf = (violation: DeckViolation): readonly string[] => {
  if (violation.code === 'invalid-pair') return violation.names;
  return 'name' in violation ? [violation.name] : [];
};

/** Since when Commander bans a card, by its slug, and what was played of it before; undefined where that is not known. */
export type BanOf = (slug: string) => Promise<CardBan | undefined>;

/** Banned cards of a list that are looked up. */
const MOST_BANNED = 10;

/** Since when the banned cards of a list are so, and what was played of them before, as far as decks say. */
const bannedNotes = async ({ commanders, main }: ReadDeck, banOf: BanOf): Promise<readonly string[]> => {
  const banned = new Map(
    [...commanders, ...main].flatMap(({ card }) =>
      card?.legality === 'banned' ? [[card.slug, card] as const] : [],
    ),
  );
  const notes = await Promise.all(
    [...banned.values()].slice(0, MOST_BANNED).map(async ({ name, slug }) => {
      const ban = await banOf(slug);
      return ban === undefined ? [] : [bannedText(name, ban)];
    }),
  );
  return notes.flat();
};

/**
 * Whether a list is a legal deck, with every violation, its line and a fix. A line that was not understood is none.
 * @param banOf absent where no decks are known
 */
export const reportLegality = async (deck: ReadDeck, banOf?: BanOf): Promise<DeckReport['legality']> => {
  const validated = validateDeck(deck);
  const nearest = new Map(deck.notUnderstood.map(({ line, suggestion }) => [line, suggestion]));
  const violations = validated.ok
    ? []
    : validated.error.map((violation) => ({
        code: violation.code,
        message: describeViolation(violation),
        fix: violationFix(violation, nearest.get(violation.place.line ?? null)),
        zone: violation.place.zone,
        line: violation.place.line ?? null,
        names: [...namesOf(violation)],
      }));
  const commanders = deck.commanders.flatMap(({ card }) => card ?? []);
  const notes = [
    ...formatNotes(deck.notes),
    ...describeAllowance(commanders, allowanceOfDeck(deck), deck.chosen !== undefined),
    ...(banOf === undefined ? [] : await bannedNotes(deck, banOf)),
  ];
  return {
    legal: violations.length === 0 && deck.notUnderstood.length === 0,
    violations,
    ...(notes.length > 0 && { notes: [...notes] }),
  };
};
