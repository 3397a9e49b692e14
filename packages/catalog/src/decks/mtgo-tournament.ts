import * as z from 'zod';
import { describeOtherShape } from '../sources/other-shape';
import { makeResult, resultField, type DeckResult } from './deck-result';
import { parseIsoDate } from './iso-date';
import { mergeCards, optionalFacts, type DeckRecord } from './source-deck';

const Card = z.object({ Count: z.number().int().min(0).max(1000), CardName: z.string().min(1) });
const Deck = z.object({
  Date: z.string().nullish(),
  AnchorUri: z.string().nullish(),
  Player: resultField,
  Result: resultField,
  Mainboard: z.array(Card).nullish(),
  Sideboard: z.array(Card).nullish(),
});
const Tournament = z.object({
  Tournament: z.object({ Date: z.string().nullish(), Name: z.string().nullish(), Uri: z.string().nullish() }),
  Decks: z.array(z.unknown()).nullish(),
  Standings: z.array(z.unknown()).nullish().catch(undefined),
});
const Standing = z.object({
  Player: z.string().min(1),
  Rank: resultField,
  Wins: resultField,
  Losses: resultField,
  Draws: resultField,
});
type Standing = z.infer<typeof Standing>;

const ADVICE = 'take a file of MTGODecklistCache’s folder Tournaments';

/** Formats with a commander by the names of tournaments; in order. */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/\bduel[ -]commander\b/i, 'duel'],
  [/\b(?:1v1|competitive)[ -]commander\b/i, 'commander-1v1'],
  [/\b(?:commander|edh)\b/i, 'commander'],
  [/\bbrawl\b/i, 'brawl'],
];

const MAX_COMMANDERS = 2;

const toEntries = (cards: readonly z.infer<typeof Card>[] | null | undefined) =>
  (cards ?? [])
    .filter(({ Count }) => Count > 0)
    .map(({ CardName, Count }) => ({ name: CardName, count: Count }));

interface Event {
  readonly name: string;
  readonly format: string | undefined;
  readonly date: string | null;
  readonly uri: string | undefined;
  /** by player */
  readonly standings: ReadonlyMap<string, Standing>;
}

const resultOf = (text: unknown, player: unknown, event: Event): DeckResult | undefined => {
  const standing = typeof player === 'string' ? event.standings.get(player) : undefined;
  return makeResult({
    event: event.uri ?? event.name,
    players: event.standings.size,
    place: standing?.Rank,
    wins: standing?.Wins,
    losses: standing?.Losses,
    draws: standing?.Draws,
    text,
  });
};

const deckRecord = (value: unknown, position: string, index: number, event: Event): DeckRecord => {
  const reject = (fault: 'malformed' | 'no-commander' | 'no-list', reason: string): DeckRecord => ({
    kind: 'reject',
    position,
    fault,
    reason,
  });
  const parsed = Deck.safeParse(value);
  if (!parsed.success) {
    return reject('malformed', describeOtherShape('The deck of the tournament', parsed.error, value, ADVICE));
  }
  const { Date: date, AnchorUri: uri, Mainboard: main, Sideboard: side, Player: player } = parsed.data;
  if (event.format === undefined)
    return reject('no-commander', `${event.name} is not a tournament of a format with a commander`);
  const entries = toEntries(main);
  if (entries.length === 0) return reject('no-list', 'the deck has no cards');
  // Magic Online has no command zone in its lists: the commanders are the sideboard.
  const commanders = [...new Set(toEntries(side).map(({ name }) => name.trim()))];
  if (commanders.length === 0)
    return reject('no-commander', 'the sideboard, which has the commander, is empty');
  if (commanders.length > MAX_COMMANDERS)
    return reject(
      'no-commander',
      `a sideboard of ${commanders.length} cards does not say which is the commander`,
    );
  return {
    kind: 'deck',
    position,
    deck: {
      id: uri ?? `${event.uri ?? position}#${index}`,
      date: parseIsoDate(date) ?? event.date,
      format: event.format,
      commanders,
      cards: mergeCards(entries, commanders),
      ...optionalFacts({ result: resultOf(parsed.data.Result, player, event) }),
    },
  };
};

/** Whether a JSON object is a tournament of MTGODecklistCache. */
export const isMtgoTournament = (value: object): boolean => 'Tournament' in value && 'Decks' in value;

/** The decks of a tournament of MTGODecklistCache (github.com/Badaro/MTGODecklistCache.Tools, read 2026-11-22). */
export function* readMtgoTournament(value: object, position: string): Generator<DeckRecord> {
  const parsed = Tournament.safeParse(value);
  if (!parsed.success) {
    const reason = describeOtherShape('The tournament of Magic Online', parsed.error, value, ADVICE);
    yield { kind: 'reject', position, fault: 'malformed', reason };
    return;
  }
  const { Tournament: tournament, Decks: decks, Standings: ranks } = parsed.data;
  const standings = (ranks ?? []).flatMap((one) => {
    const standing = Standing.safeParse(one);
    return standing.success ? [[standing.data.Player, standing.data] as const] : [];
  });
  const name = tournament.Name ?? '';
  const event: Event = {
    name: name === '' ? 'The tournament' : name,
    format: FORMATS.find(([pattern]) => pattern.test(name))?.[1],
    date: parseIsoDate(tournament.Date),
    uri: tournament.Uri ?? undefined,
    standings: new Map(standings),
  };
  for (const [index, deck] of (decks ?? []).entries())
    yield deckRecord(deck, `${position}.Decks[${index}]`, index, event);
}
