import { WireCard } from '@crownsmith/api-client';
import {
  deckAllowance,
  describeAllowance,
  DECK_FORMATS,
  describeViolation,
  foldName,
  identityColors,
  identityOf,
  validateDeck,
  type Color,
  type DeckFormatKey,
  type DeckViolation,
} from '@crownsmith/domain';
import * as z from 'zod';
import { alsoMeansNotes } from '../list/also-means-notes';
import { deckEntries, type ReadEntry, type ReadList } from '../list/read-list';
import type { CardSource } from '../source/card-source';
import { DataInfo, dataInfo } from './data-info';
import { fixOf, type NearestNames } from './violation-fix';

/** The date of the Comprehensive Rules that `validateDeck` follows. */
const RULES_DATE = '2026-09-25';

/** A rule that a list breaks, or a line that could not be read. */
const Violation = z.object({
  /** stable; such as `banned`, `outside-identity`, `deck-size`, `unreadable-line` */
  code: z.string(),
  /** where the list has a line for it */
  line: z.number().int().positive().nullable(),
  /** the cards that it is about */
  cards: z.array(z.string()),
  message: z.string(),
  /** what would make the list legal */
  fix: z.string(),
});
type Violation = z.infer<typeof Violation>;

/** Whether a list is a legal deck. */
export const LegalityAnswer = z.object({
  legal: z.boolean(),
  format: z.enum(Object.keys(DECK_FORMATS) as [DeckFormatKey, ...DeckFormatKey[]]),
  commanders: z.array(z.string()),
  /** colour identity of the known commanders, with the colours that are chosen for them */
  identity: WireCard.shape.color_identity,
  /** copies and commanders included, without companion and sideboard */
  cards: z.number().int(),
  violations: z.array(Violation),
  /** what limits the answer, as sentences */
  notes: z.array(z.string()),
  /** ISO date of the Comprehensive Rules that were applied */
  rules: z.string(),
  data: DataInfo,
});
export type LegalityAnswer = z.infer<typeof LegalityAnswer>;

/** The cards of a banned list by their full names, and the names of it that no card has. */
export interface BannedCards {
  readonly names: readonly string[];
  readonly unknown: readonly string[];
}

/** Looks the names of a banned list up. */
export const findBanned = async (names: readonly string[], source: CardSource): Promise<BannedCards> => {
  const found = await source.cards(names);
  return {
    names: names.flatMap((name) => found.get(name)?.wire.name ?? []),
    unknown: names.filter((name) => !found.has(name)),
  };
};

/** Options of `checkLegality`. */
export interface LegalityOptions {
  readonly format?: DeckFormatKey | undefined;
  /** cards that are banned besides those that the data says are */
  readonly banned?: BannedCards | undefined;
  /** the colour that the player chooses for a commander; by default the one that most cards need */
  readonly chosenColor?: Color | undefined;
  /** what unknown names of the list are like, by `nearestOf` */
  readonly nearest?: NearestNames | undefined;
}

const cardsOf = (violation: DeckViolation): readonly string[] => {
  if (violation.code === 'invalid-pair') return violation.names;
  return 'name' in violation ? [violation.name] : [];
};

const toDeckEntry = ({ name, count, line, card }: ReadEntry) => ({
  name: card?.name ?? name,
  count,
  card,
  line,
});

/** Names that Scryfall's data bans in the format, of the cards of a list. */
const bannedByData = (list: ReadList, format: DeckFormatKey): readonly string[] =>
  deckEntries(list).flatMap(({ card }) => (card?.bannedIn.includes(format) ? [card.name] : []));

const notesOf = (
  list: ReadList,
  source: CardSource,
  { format, banned }: LegalityOptions,
): readonly string[] => [
  ...(list.notes ?? []),
  ...(list.commandersGuessed
    ? ['The list marks no commander; the commanders follow from its order and cards.']
    : []),
  ...(list.skipped.length > 0
    ? [
        `Left out: ${list.skipped.length} ${list.skipped.length === 1 ? 'entry' : 'entries'} of sideboard, maybeboard or tokens.`,
      ]
    : []),
  ...alsoMeansNotes(list),
  ...(format === 'duel' && banned === undefined && source.kind !== 'file'
    ? ['This data has no banned list of Duel Commander. Pass one as `banned`.']
    : []),
  ...(banned !== undefined && banned.unknown.length > 0
    ? [`No card of this data has these names of the banned list: ${banned.unknown.join('; ')}.`]
    : []),
];

/** The names of cards that are most like the unknown ones of a list, where a source knows them. */
export const nearestOf = async (list: ReadList, source: CardSource): Promise<NearestNames | undefined> => {
  const unknown = deckEntries(list).flatMap(({ name, card }) => (card ? [] : [name]));
  return unknown.length === 0 ? undefined : source.nearest?.([...new Set(unknown)]);
};

const isUnknown = ({ code }: Violation): boolean => code === 'unknown-card';

/**
 * Checks a list against the rules of its format, and lists every violation with its line and what to do, in the order of
 * the lines. A line that could not be read is one, too.
 */
export const checkLegality = (
  list: ReadList,
  source: CardSource,
  options: LegalityOptions = {},
): LegalityAnswer => {
  const { format = 'commander', banned, chosenColor } = options;
  const chosen = chosenColor && identityOf([chosenColor]);
  const validated = validateDeck(
    {
      commanders: list.commanders.map(toDeckEntry),
      main: list.main.map(toDeckEntry),
      companion: list.companion && toDeckEntry(list.companion),
    },
    {
      format,
      banned: [...(banned?.names ?? []), ...bannedByData(list, format)],
      ...(chosen !== undefined && { chosen }),
    },
  );
  const broken = (validated.ok ? [] : validated.error).map((violation): Violation => ({
    code: violation.code,
    line: violation.place.line ?? null,
    cards: [...cardsOf(violation)],
    message: describeViolation(violation),
    fix: fixOf(violation, source, options.nearest),
  }));
  const unreadable = list.errors.map(({ line, text, message }): Violation => ({
    code: 'unreadable-line',
    line,
    cards: [],
    message: `${message} (${text})`,
    fix: 'Write a quantity and a name, such as: 1 Sol Ring',
  }));
  const violations = [...broken, ...unreadable].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const known = list.commanders.flatMap(({ card }) => card ?? []);
  const allowance = deckAllowance(
    known,
    list.main.flatMap(({ card, count }) => (card === undefined ? [] : [{ card, count }])),
    chosen,
  );
  const identity = validated.ok ? validated.value.identity : allowance.identity;
  const notes = notesOf(list, source, options);
  return {
    legal: violations.length === 0,
    format,
    commanders: list.commanders.map(({ name, card }) => card?.name ?? name),
    identity: [...identityColors(identity)],
    cards: [...list.commanders, ...list.main].reduce((sum, { count }) => sum + count, 0),
    violations,
    notes: [
      ...notes,
      ...describeAllowance(known, allowance, chosen !== undefined),
      ...(source.kind === 'starter' && violations.some(isUnknown)
        ? ['The starter catalogue has well-known cards only; a host, a snapshot or a card file knows more.']
        : []),
    ],
    rules: RULES_DATE,
    data: dataInfo(source),
  };
};

/** The names of a banned list: a name a line, with or without quantity; blank lines and `#` comments are skipped. */
export const parseBannedList = (text: string): readonly string[] => [
  ...new Map(
    text
      .split(/\r\n?|\n/)
      .map((line) => line.trim().replace(/^\d+x?\s+/i, ''))
      .filter((line) => line !== '' && !/^(?:#|\/\/)/.test(line))
      .map((name) => [foldName(name), name] as const),
  ).values(),
];
