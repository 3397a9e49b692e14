import { BRACKET_KINDS, err, makeSlug, ok, type Result } from '@crownsmith/domain';
import * as z from 'zod';
import { isoDate } from '../records/field.schema';
import { GAME_CHANGERS_DATE } from './game-changers';

const isDay = (date: string): boolean => {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
};

const names = z.array(z.string().trim().min(1).max(500)).max(5000);

const COMBO_KIND = 'two-card-combo';

const limit = z
  .strictObject({
    kind: z.enum(BRACKET_KINDS),
    /** the bracket that is limited, 1–4; the fifth has no limits */
    bracket: z.literal([1, 2, 3, 4]),
    /** how many of the kind it allows; null for any number */
    at_most: z.int().min(0).max(100).nullable(),
    /** of combos: only those count that are possible until this turn */
    until_turn: z.int().min(1).max(100).optional(),
  })
  .refine(({ kind, until_turn }) => kind === COMBO_KIND || until_turn === undefined, {
    message: `is of ${COMBO_KIND} only`,
    path: ['until_turn'],
  });

/**
 * A file of newer rules than this package knows: as of a date, by whom, the whole list of Game Changers, the cards that
 * were banned or unbanned in Commander on that date, and what brackets allow since then, of which only what changed has to be there.
 * Fields of other names are refused, so that no rule is lost by a typing error.
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
    brackets: z.array(limit).min(1).max(100).optional(),
  })
  .refine(
    ({ game_changers, banned, unbanned, brackets }) => game_changers ?? banned ?? unbanned ?? brackets,
    {
      message: 'has none of game_changers, banned, unbanned and brackets',
    },
  );
/** A file of newer rules. */
export type RulesFile = z.output<typeof rulesFileSchema>;

/** A row of `brackets` of a file of newer rules. */
export type RulesFileLimit = NonNullable<RulesFile['brackets']>[number];

/** Whether two rows limit the same. */
export const isSameLimit = (a: RulesFileLimit, b: RulesFileLimit): boolean =>
  a.kind === b.kind && a.bracket === b.bracket;

const jsonError = (text: string): string | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Whether a text is the beginning of some JSON: what is wrong of it is only that it ends. */
const canGoOn = (text: string): boolean => {
  const error = jsonError(text);
  if (error === undefined || /end of JSON|Unterminated/.test(error)) return true;
  return Number(/at position (\d+)/.exec(error)?.[1] ?? 0) >= text.length;
};

/** The line and column behind the longest part of a text that is the beginning of some JSON. */
const placeOfError = (text: string): string => {
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (canGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  const before = text.slice(0, good).split('\n');
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
  if (jsonError(text) !== undefined) return err(`It is not JSON: ${placeOfError(text)}.`);
  const parsed = rulesFileSchema.safeParse(JSON.parse(text));
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
  const { brackets = [] } = rules;
  const again = brackets.findIndex((row, at) => brackets.findIndex((one) => isSameLimit(one, row)) < at);
  const row = brackets[again];
  if (row) return err(`brackets.${again}: ${row.kind} of bracket ${row.bracket} is there twice.`);
  if (rules.date < knownDate)
    return err(`date: the rules are as of ${rules.date}, older than those of ${knownDate}, which are known.`);
  return ok(rules);
};
