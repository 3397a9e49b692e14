import {
  err,
  makeSlug,
  ok,
  type DatedGameChanger,
  type DatedLegality,
  type Result,
  type Slug,
} from '@crownsmith/domain';
import * as z from 'zod';
import { isoDate } from '../records/field.schema';
import { GAME_CHANGERS_DATE } from './game-changers';

const isDay = (date: string): boolean => {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
};

const names = z.array(z.string().trim().min(1).max(500)).max(5000);

/**
 * A file of newer rules than this package knows: as of a date, by whom, the whole list of Game Changers, and the cards that
 * were banned or unbanned in Commander on that date. Fields of other names are refused, so that no rule is lost by a typing error.
 */
export const rulesFileSchema = z
  .strictObject({
    /** ISO date of the announcement */
    date: isoDate.refine(isDay, 'is no day'),
    source: z.string().trim().min(1).max(200),
    /** all Game Changers as of the date; absent where the list did not change */
    game_changers: names.min(1).optional(),
    banned: names.optional(),
    unbanned: names.optional(),
  })
  .refine(({ game_changers, banned, unbanned }) => game_changers ?? banned ?? unbanned, {
    message: 'has none of game_changers, banned and unbanned',
  });
/** A file of newer rules. */
export type RulesFile = z.output<typeof rulesFileSchema>;

/** The line and column of a JSON text's error, where its message tells the position. */
const placeOfError = (text: string, message: string): string => {
  const position = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
};

const duplicatesIn = (list: readonly string[] = []): string | undefined =>
  list.find((name, at) => list.findIndex((other) => makeSlug(other) === makeSlug(name)) < at);

/**
 * Reads a file of newer rules. The error is a sentence with the place where the file is wrong, or one that the rules are older than
 * those that are known.
 * @param knownDate ISO date of the newest rules that are known; by default those of this package
 * @example readRulesFile('{"date": "2019-10-04", "source": "x", "banned": []}').ok // false
 */
export const readRulesFile = (
  text: string,
  knownDate: string = GAME_CHANGERS_DATE,
): Result<RulesFile, string> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return err(`It is not JSON: ${placeOfError(text, (error as Error).message)}.`);
  }
  const parsed = rulesFileSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.join('.') || 'the file';
    return err(`${place}: ${issue?.message ?? 'is wrong'}.`);
  }
  const rules = parsed.data;
  for (const field of ['game_changers', 'banned', 'unbanned'] as const) {
    const twice = duplicatesIn(rules[field]);
    if (twice !== undefined) return err(`${field}: ${twice} is there twice.`);
  }
  const banned = new Set(rules.banned?.map(makeSlug));
  const both = rules.unbanned?.find((name) => banned.has(makeSlug(name)));
  if (both !== undefined) return err(`unbanned: ${both} is banned in the same file.`);
  if (rules.date < knownDate)
    return err(`date: the rules are as of ${rules.date}, older than those of ${knownDate}, which are known.`);
  return ok(rules);
};

/** Announcements of a file of newer rules by card. */
export interface NewerRules {
  readonly legality: (slug: Slug) => DatedLegality | undefined;
  readonly gameChanger: (slug: Slug) => DatedGameChanger | undefined;
}

/** What a file of newer rules announces of each card: of a list of Game Changers, that all others are none. */
export const newerRules = ({ date, game_changers, banned = [], unbanned = [] }: RulesFile): NewerRules => {
  const legality = new Map<Slug, DatedLegality>([
    ...unbanned.map((name) => [makeSlug(name), { legality: 'legal', date }] as const),
    ...banned.map((name) => [makeSlug(name), { legality: 'banned', date }] as const),
  ]);
  const list = game_changers && new Set(game_changers.map(makeSlug));
  return {
    legality: (slug) => legality.get(slug),
    gameChanger: (slug) => list && { gameChanger: list.has(slug), date },
  };
};
