import { readDeckDocument } from '@crownsmith/catalog';
import { readJsonLines, realData } from '@crownsmith/real-data';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dayNumber } from '#src/iso-date';
import { tempFolder } from '#src/testing/fixtures';
import { cellsOf, countPlainly, countPlays, play, type Play } from '#src/testing/plain-results';

const file = realData('decks-duel-2026.jsonl.gz');
/** One record in so many is taken, and all of its event. */
const EVERY = 40;

/** What the file states, read without the project's reader. */
const Line = z.object({
  id: z.string(),
  date: z.string(),
  // An import refuses lists that name one commander twice.
  commanders: z
    .array(z.string())
    .min(1)
    .max(2)
    .refine((names) => new Set(names).size === names.length),
  cards: z.array(z.string()),
  event: z.string(),
  players: z.number().nullable(),
  rank: z.number().optional(),
  wins: z.number().optional(),
  losses: z.number().optional(),
  draws: z.number().optional(),
  result: z.string(),
});
type Line = z.infer<typeof Line>;

/** Zeros of all three are no record; a record in words has wins first, a place is a number alone. */
const statedRecord = ({ wins = 0, losses = 0, draws = 0, rank, result }: Line): Partial<Play> => {
  const [first, second] = result.split('-').map((part) => Number.parseInt(part, 10));
  const place = second === undefined ? first : rank;
  if (wins + losses + draws > 0) return { place, wins, losses, draws };
  return second === undefined
    ? { place, wins: undefined, losses: undefined }
    : { place, wins: first, losses: second };
};

/** What the project's reader makes of the same. */
const readRecord = (line: unknown): Partial<Play> => {
  const [record] = readDeckDocument(line, 'line');
  const { place, wins, losses, draws, players, event } =
    record?.kind === 'deck' ? (record.deck.result ?? {}) : {};
  return { place, wins, losses, draws, players, event };
};

describe.skipIf(file === undefined)('results of real decks', () => {
  it('are those that plain loops count in the file', async () => {
    const all = readJsonLines(file ?? '').flatMap((line) => {
      const parsed = Line.safeParse(line);
      return parsed.success ? [parsed.data] : [];
    });
    const events = new Set(all.filter((_, at) => at % EVERY === 0).map(({ event }) => event));
    const lines = all.filter(({ event }) => events.has(event));
    const numbers = new Map<string, number>();
    const numberOf = (name: string): number => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    };
    const common = (line: Line): Play =>
      play({
        content: JSON.stringify([line.commanders.toSorted(), line.cards.toSorted()]),
        commanders: line.commanders.map(numberOf).sort((a, b) => a - b),
        // Lists differ by their content; results need no more of them.
        cards: [],
        day: dayNumber(line.date),
      });
    const plain = lines.map((line) => ({
      ...common(line),
      event: line.event,
      players: line.players ?? undefined,
      ...statedRecord(line),
    }));
    const stored = lines.map((line) => ({ ...common(line), ...readRecord(line) }));
    const { results, decks } = await countPlays(await tempFolder(), stored, { cards: numbers.size });
    const expected = countPlainly(plain);
    expect(new Map([...cellsOf(results)].sort())).toEqual(new Map([...expected].sort()));
    // Lists count once as decks and each time that they were played as results; leagues of the undefeated do not.
    const [duel] = results.formats;
    const entries = duel?.cells.reduce((sum, cell) => sum + cell.entries, 0) ?? 0;
    expect(decks.report.decks).toBe(new Set(plain.map(({ content }) => content)).size);
    expect(entries + (duel?.leftOut ?? 0)).toBe(lines.length);
    expect(entries).toBeGreaterThan(results.games.deck.length);
    expect(duel?.leftOut).toBeGreaterThan(0);
  });
});
