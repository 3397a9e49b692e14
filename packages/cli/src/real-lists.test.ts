import { createReadStream, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { faceNames, foldName } from '@crownsmith/domain';
import { cardLines, REAL_CARDS, realData } from '@crownsmith/real-data';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkLegality } from './answer/legality';
import { printList, toDocument } from './list/print-list';
import { readList } from './list/read-list';
import { createStarterSource } from './source/starter-source';
import { createCardFileSource } from './source/card-file-source';

const cardFile = realData(REAL_CARDS);
const deckFile = realData('decks-commander.jsonl.gz');
const precons = realData('precons');

const Deck = z.object({ commanders: z.array(z.string()), cards: z.array(z.string()) });

/** Every so many decks, so that all years are there. */
const EVERY = 700;

const readDecks = async (path: string) => {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  const decks: z.infer<typeof Deck>[] = [];
  let at = 0;
  for await (const line of lines) if (at++ % EVERY === 0) decks.push(Deck.parse(JSON.parse(line)));
  return decks;
};

const foldedNames = (name: string): readonly string[] => [name, ...faceNames(name)].map(foldName);

/** Writes a card file of the cards that decks name by any face. */
const writeCards = (path: string, decks: readonly z.infer<typeof Deck>[]): string => {
  const played = new Set(
    decks.flatMap(({ commanders, cards }) => [...commanders, ...cards].flatMap(foldedNames)),
  );
  const copy = join(mkdtempSync(join(tmpdir(), 'cards-')), 'cards.jsonl');
  writeFileSync(
    copy,
    cardLines(path, (name) => foldedNames(name).some((face) => played.has(face))).join('\n'),
  );
  return copy;
};

describe.skipIf(!cardFile || !deckFile)('real decks of tournaments', () => {
  it('break no rule but those that depend on what the old card file does not know', async () => {
    const decks = await readDecks(deckFile ?? '');
    const source = await createCardFileSource(writeCards(cardFile ?? '', decks), () => undefined);
    expect(decks.length).toBeGreaterThan(10);
    const codes = new Map<string, number>();
    for (const { commanders, cards } of decks) {
      const text = ['Commander', ...commanders, '', 'Deck', ...cards.map((name) => `1 ${name}`)].join('\n');
      const { violations } = checkLegality(await readList(text, source), source);
      for (const { code } of violations) codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    const expected = ['deck-size', 'banned', 'not-legal', 'unknown-card', 'legality-unknown'];
    expect([...codes.keys()].filter((code) => !expected.includes(code))).toEqual([]);
  });
});

describe.skipIf(!precons)('real lists of preconstructed decks', () => {
  it('are the same list after a conversion to each format', async () => {
    const source = createStarterSource();
    const folder = precons ?? '';
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.txt'),
    );
    expect(files.length).toBeGreaterThan(50);
    for (const file of files.filter((_, at) => at % 24 === 0)) {
      const list = await readList(readFileSync(join(folder, file), 'utf8'), source);
      const names = ({ main, commanders }: typeof list) =>
        [...commanders, ...main].map(({ name, count }) => `${count} ${name}`).sort();
      for (const format of ['plain', 'arena', 'moxfield', 'archidekt', 'tappedout', 'csv', 'json'] as const) {
        const again = await readList(printList(toDocument(list), format), source);
        expect(names(again), `${file} as ${format}`).toEqual(names(list));
      }
    }
  });
});
