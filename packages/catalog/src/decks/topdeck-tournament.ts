import * as z from 'zod';
import { describeOtherShape } from '../sources/other-shape';
import { copiesField } from './copies-field';
import { makeResult, resultField } from './deck-result';
import { parseTime } from './iso-date';
import { mergeCards, optionalFacts, type DeckRecord } from './source-deck';

/** Cards by name: how many, or an object that says so. */
const Board = z.record(z.string(), z.union([copiesField, z.object({ count: copiesField.optional() })]));
const time = z.union([z.number(), z.string()]).nullish();

const Standing = z.object({
  standing: resultField,
  wins: resultField,
  winsSwiss: resultField,
  winsBracket: resultField,
  losses: resultField,
  lossesSwiss: resultField,
  lossesBracket: resultField,
  draws: resultField,
  id: z.string().nullish(),
  /** the address of a list, or a list as text */
  decklist: z.string().nullish(),
  deckObj: z.object({ Commanders: Board.nullish(), Mainboard: Board.nullish() }).nullish(),
});
const facts = {
  TID: z.string().nullish(),
  tournamentName: z.string().nullish().catch(undefined),
  name: z.string().nullish().catch(undefined),
  format: z.string().nullish(),
  startDate: time,
  topCut: resultField,
};
const Tournament = z.object({
  ...facts,
  /** where a single tournament is asked for */
  data: z.object(facts).nullish(),
  standings: z.array(z.unknown()),
});

/** TopDeck.gg's names of formats with a commander (topdeck.gg/docs, read 2026-11-22). */
const FORMATS: Readonly<Record<string, string>> = {
  edh: 'commander',
  commander: 'commander',
  'duel commander': 'duel',
  'pauper edh': 'pauper-commander',
  oathbreaker: 'oathbreaker',
  brawl: 'brawl',
};

const toEntries = (board: z.infer<typeof Board> | null | undefined) =>
  Object.entries(board ?? {})
    .map(([name, entry]) => ({
      name: name.trim(),
      count: typeof entry === 'number' ? entry : (entry.count ?? 1),
    }))
    .filter((entry) => entry.count > 0);

/** A list of TopDeck.gg has its line breaks as two characters, and its headings between tildes. */
const readableList = (list: string): string =>
  list.replaceAll('\\n', '\n').replaceAll(/^[ \t]*~~([^~\n]+)~~[ \t\r]*$/gm, '$1');

const ADDRESS = /^\s*https?:\/\//i;

interface Event {
  readonly tid: string | undefined;
  readonly format: string | null;
  readonly date: string | null;
  readonly name: string | undefined;
  readonly players: number | undefined;
  readonly topCut: unknown;
}

const ADVICE = 'ask for the columns decklist, wins, losses and draws (topdeck.gg/docs/tournaments-v2)';

const standingRecord = (value: unknown, position: string, place: number, event: Event): DeckRecord => {
  const parsed = Standing.safeParse(value);
  if (!parsed.success) {
    const reason = describeOtherShape('The standing of TopDeck.gg', parsed.error, value, ADVICE);
    return { kind: 'reject', position, fault: 'malformed', reason };
  }
  const { standing, decklist, deckObj } = parsed.data;
  const { tid, format, date, name, players, topCut } = event;
  const finish = typeof standing === 'number' ? standing : place;
  const result = makeResult({ ...parsed.data, event: name ?? tid, players, place: standing, topCut });
  const common = {
    id: tid === undefined ? position : `${tid}/${finish}`,
    date,
    format,
    ...optionalFacts({ result }),
  };
  const commanders = toEntries(deckObj?.Commanders).map(({ name }) => name);
  const cards = mergeCards(toEntries(deckObj?.Mainboard), commanders);
  if (cards.length > 0) return { kind: 'deck', position, deck: { ...common, commanders, cards } };
  const list = decklist?.trim() ?? '';
  if (list === '') return { kind: 'reject', position, fault: 'no-list', reason: 'the player has no list' };
  if (ADDRESS.test(list))
    return {
      kind: 'reject',
      position,
      fault: 'no-list',
      reason: `the list is only linked: ${list.slice(0, 200)}`,
    };
  return { kind: 'list', position, list: { ...common, text: readableList(list) } };
};

/** Whether a JSON object is a tournament of TopDeck.gg's API, or one of its standings. */
export const isTopDeck = (value: object): boolean =>
  'standings' in value || 'deckObj' in value || ('TID' in value && !('entries' in value));

/** The decks of a tournament of TopDeck.gg's API (versions 1 and 2), or of one of its standings. */
export function* readTopDeck(value: object, position: string): Generator<DeckRecord> {
  if ('deckObj' in value) {
    yield standingRecord(value, position, 1, {
      tid: undefined,
      format: null,
      date: null,
      name: undefined,
      players: undefined,
      topCut: undefined,
    });
    return;
  }
  const parsed = Tournament.safeParse(value);
  if (!parsed.success) {
    const reason = describeOtherShape('The tournament of TopDeck.gg', parsed.error, value, ADVICE);
    yield { kind: 'reject', position, fault: 'malformed', reason };
    return;
  }
  const { standings, data } = parsed.data;
  const format = parsed.data.format ?? data?.format ?? null;
  const event: Event = {
    tid: parsed.data.TID ?? data?.TID ?? undefined,
    format: format === null ? null : (FORMATS[format.trim().toLowerCase()] ?? format.trim().toLowerCase()),
    date: parseTime(parsed.data.startDate ?? data?.startDate),
    name: parsed.data.tournamentName ?? parsed.data.name ?? data?.tournamentName ?? data?.name ?? undefined,
    players: standings.length,
    topCut: parsed.data.topCut ?? data?.topCut,
  };
  for (const [index, standing] of standings.entries())
    yield standingRecord(standing, `${position}.standings[${index}]`, index + 1, event);
}
