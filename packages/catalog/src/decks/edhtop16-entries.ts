import * as z from 'zod';
import { describeOtherShape, describeValue } from '../sources/other-shape';
import { makeResult, resultField } from './deck-result';
import { parseTime } from './iso-date';
import { mergeCards, optionalFacts, type DeckRecord } from './source-deck';

const Named = z.object({ name: z.string().min(1) });
const Entry = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  standing: resultField,
  wins: resultField,
  winsSwiss: resultField,
  winsBracket: resultField,
  losses: resultField,
  lossesSwiss: resultField,
  lossesBracket: resultField,
  draws: resultField,
  maindeck: z.array(Named),
});
const ADVICE = 'ask for id, standing, commander { name } and maindeck { name } of the entries';
const Errors = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** What an entry inherits from the objects around it. */
interface Around {
  readonly commander: string | undefined;
  readonly date: string | null;
  readonly tid: string | undefined;
  /** of the tournament */
  readonly event: string | undefined;
  readonly players: unknown;
  readonly topCut: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What an object adds to what is around its entries: it is a tournament, a commander, or an entry that names both. */
const enter = (value: Readonly<Record<string, unknown>>, key: string, around: Around): Around => {
  const isTournament = isObject(value['tournament']) || key.startsWith('tournament');
  const tournament = isObject(value['tournament']) ? value['tournament'] : value;
  const date = tournament['tournamentDate'];
  const named = isObject(value['commander']) ? value['commander']['name'] : undefined;
  const own = key.startsWith('commander') ? value['name'] : undefined;
  return {
    commander: textOf(named) ?? textOf(own) ?? around.commander,
    date: typeof date === 'string' || typeof date === 'number' ? parseTime(date) : around.date,
    tid: textOf(tournament['TID']) ?? around.tid,
    event: (isTournament ? textOf(tournament['name']) : undefined) ?? around.event,
    players: (isTournament ? tournament['size'] : undefined) ?? around.players,
    topCut: (isTournament ? tournament['topCut'] : undefined) ?? around.topCut,
  };
};

/** The answers nest an entry at most this deep. */
const MAX_DEPTH = 12;
/** What a connection wraps its objects in; they keep the name of the field that it is. */
const WRAPPERS: ReadonlySet<string> = new Set(['edges', 'node', 'nodes']);

const entryRecord = (value: object, position: string, around: Around): DeckRecord => {
  const { commander, date, tid, event, players, topCut } = around;
  const parsed = Entry.safeParse(value);
  if (!parsed.success) {
    const reason = describeOtherShape('The entry of EDHTop16', parsed.error, value, ADVICE);
    return { kind: 'reject', position, fault: 'malformed', reason };
  }
  const { id, standing, maindeck } = parsed.data;
  if (maindeck.length === 0)
    return { kind: 'reject', position, fault: 'no-list', reason: 'the entry has no list' };
  // The two of a pair are one commander there.
  const commanders = commander === undefined ? [] : commander.split(' / ').map((name) => name.trim());
  const cards = maindeck.map(({ name }) => ({ name, count: 1 }));
  return {
    kind: 'deck',
    position,
    deck: {
      id: String(id ?? [tid, position].filter(Boolean).join('/')),
      date,
      format: 'commander',
      commanders: commanders.filter((name) => name !== '' && name !== 'Unknown Commander'),
      cards: mergeCards(cards, commanders),
      ...optionalFacts({
        result: makeResult({ ...parsed.data, event: event ?? tid, players, place: standing, topCut }),
      }),
    },
  };
};

function* walk(
  value: unknown,
  key: string,
  position: string,
  outer: Around,
  depth: number,
): Generator<DeckRecord> {
  if (!isObject(value) || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* walk(item, key, `${position}[${index}]`, outer, depth + 1);
    return;
  }
  const around = enter(value, key, outer);
  if ('maindeck' in value) {
    yield entryRecord(value, position, around);
    return;
  }
  for (const [name, field] of Object.entries(value))
    yield* walk(field, WRAPPERS.has(name) ? key : name, `${position}.${name}`, around, depth + 1);
}

/** Whether lists within a value have anything in the innermost of them; undefined without a list. */
const hasEntries = (value: unknown, depth = 0): boolean | undefined => {
  if (!isObject(value) || depth > MAX_DEPTH) return undefined;
  const within = Object.values(value).map((one) => hasEntries(one, depth + 1));
  if (Array.isArray(value)) return within.some((one) => one !== false);
  const lists = within.filter((one) => one !== undefined);
  return lists.length === 0 ? undefined : lists.includes(true);
};

const ROOTS = ['tournament', 'tournaments', 'commander', 'entries', 'node'] as const;

/** Whether a JSON object is an answer of EDHTop16's GraphQL API, its data, or one of its entries. */
export const isEdhTop16 = (value: object): boolean =>
  'maindeck' in value ||
  // With `meta` it is MTGJSON's envelope.
  ('data' in value && isObject(value.data) && !('meta' in value)) ||
  Errors.safeParse(value).success ||
  ROOTS.some((root) => root in value && isObject(Reflect.get(value, root)));

/**
 * The decks of an answer of EDHTop16's GraphQL API, wherever its query placed them: all entries with `maindeck { name }`. Their
 * commander is `commander { name }` of the entry or of what the entry is in, their date the tournament's. Empty lists have none.
 */
export function* readEdhTop16(value: object, position: string): Generator<DeckRecord> {
  const failed = Errors.safeParse(value);
  const nothing: Around = {
    commander: undefined,
    date: null,
    tid: undefined,
    event: undefined,
    players: undefined,
    topCut: undefined,
  };
  let found = 0;
  for (const record of walk(value, '', position, nothing, 0)) {
    found += 1;
    yield record;
  }
  if (failed.success) {
    const reason = `the answer is an error: ${failed.data.errors[0]?.message.slice(0, 200) ?? ''}`;
    yield { kind: 'reject', position, fault: 'malformed', reason };
  } else if (found === 0 && hasEntries(value) !== false)
    yield {
      kind: 'reject',
      position,
      fault: 'no-list',
      reason: `nothing in it has a list of cards (read of it: ${describeValue(value)}); ${ADVICE}`,
    };
}
