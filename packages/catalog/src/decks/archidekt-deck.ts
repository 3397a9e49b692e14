import { z } from 'zod';
import { copiesField } from './copies-field';
import { parseBracket } from './declared-bracket';
import { resultField } from './deck-result';
import { parseIsoDate } from './iso-date';
import { mergeCards, optionalFacts, type SourceDeck } from './source-deck';

const Entry = z.object({
  quantity: copiesField.default(1),
  categories: z.array(z.string()).nullish(),
  companion: z.boolean().nullish().catch(undefined),
  deletedAt: z.string().nullish(),
  card: z.object({ oracleCard: z.object({ name: z.string().min(1) }) }),
});
type Entry = z.infer<typeof Entry>;

/** A deck of Archidekt's API; each card is in categories, some of which do not belong to the deck. */
export const ArchidektDeck = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  deckFormat: z.number().int().nullish(),
  edhBracket: resultField,
  createdAt: z.string().nullish(),
  updatedAt: z.string().nullish(),
  categories: z
    .array(
      z.object({
        name: z.string(),
        includedInDeck: z.boolean().nullish(),
        isPremier: z.boolean().nullish(),
      }),
    )
    .nullish(),
  cards: z.array(Entry),
});
type ArchidektDeck = z.infer<typeof ArchidektDeck>;

/** Archidekt's format numbers with a commander, as its API returns them (read 2026-11-21); all others are 'other'. */
const FORMATS: Readonly<Record<number, string>> = {
  3: 'commander',
  11: 'commander-1v1',
  12: 'duel',
  13: 'brawl',
  14: 'oathbreaker',
  17: 'pauper-commander',
  20: 'historic-brawl',
};

const COMMAND_ZONE = /^(?:commanders?|oathbreakers?|signature spells?)$/i;
const COMPANION = /^companions?$/i;
/** Categories beside the deck, whatever their marks are. */
const OUTSIDE =
  /^(?:side ?boards?|maybe ?boards?|considering|wish ?list|tokens?(?: (?:&|and) extras)?|emblems?|attractions?|stickers?|contraptions?|planes|schemes|dungeons?)$/i;

const primaryOf = ({ categories }: Entry): string => categories?.[0]?.trim() ?? '';
const isIn = ({ categories }: Entry, matches: (category: string) => boolean): boolean =>
  (categories ?? []).some((category) => matches(category.trim()));

/**
 * The commanders: the cards of the category Commander, or, if it has none, of a category that its player pins to the top
 * (`isPremier`) under another name. A pinned category of more than two cards, such as "Win conditions", is no command zone.
 */
const findCommanders = (entries: readonly Entry[], pinned: ReadonlySet<string>): readonly Entry[] => {
  const named = entries.filter((entry) => isIn(entry, (category) => COMMAND_ZONE.test(category)));
  if (named.length > 0) return named;
  const inPinned = entries.filter((entry) => isIn(entry, (category) => pinned.has(category)));
  return inPinned.length <= 2 ? inPinned : [];
};

/**
 * Converts an Archidekt deck, without cards of categories that do not belong to the deck. The first category of a card decides
 * whether it does; a companion is beside it.
 * @param fallbackId used if the deck has no id
 */
export const convertArchidektDeck = (deck: ArchidektDeck, fallbackId: string): SourceDeck => {
  const categories = (deck.categories ?? []).map(({ name, ...marks }) => ({ name: name.trim(), ...marks }));
  const left = new Set(categories.filter((one) => one.includedInDeck === false).map(({ name }) => name));
  const pinned = new Set(
    categories
      .filter(({ name, isPremier }) => isPremier === true && !OUTSIDE.test(name) && !COMPANION.test(name))
      .map(({ name }) => name),
  );
  const listed = deck.cards.filter(
    (entry) => entry.quantity > 0 && (entry.deletedAt === null || entry.deletedAt === undefined),
  );
  const isCompanion = (entry: Entry): boolean =>
    entry.companion === true || isIn(entry, (category) => COMPANION.test(category));
  const inDeck = listed.filter((entry) => {
    const first = primaryOf(entry);
    return !isCompanion(entry) && !left.has(first) && !OUTSIDE.test(first);
  });
  const nameOf = (entry: Entry): string => entry.card.oracleCard.name.trim();
  const commanders = findCommanders(inDeck, pinned).map(nameOf);
  const companion = listed.find((entry) => isCompanion(entry) && !OUTSIDE.test(primaryOf(entry)));
  return {
    id: String(deck.id ?? fallbackId),
    date: parseIsoDate(deck.updatedAt ?? deck.createdAt),
    format:
      deck.deckFormat === null || deck.deckFormat === undefined
        ? null
        : (FORMATS[deck.deckFormat] ?? 'other'),
    commanders,
    cards: mergeCards(
      inDeck.map((entry) => ({ name: nameOf(entry), count: entry.quantity })),
      commanders,
    ),
    ...optionalFacts({
      companion: companion && nameOf(companion),
      bracket: parseBracket(deck.edhBracket),
    }),
  };
};
