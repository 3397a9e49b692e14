import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { preconFiles, readCombos, readPrecons, readScryfall } from '@crownsmith/catalog';
import {
  collectGameChangerEvidence,
  collectLegalityEvidence,
  starterCombos,
  type SourcedCard,
} from '@crownsmith/catalog/starter';
import type { ComboFacts, ReportCard, ReportDeck } from '@crownsmith/deck-report';
import { decideGameChanger, decideLegality } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import { z } from 'zod';
import { withStarterFallback } from '#src/cards/known-cards';
import { makeNameIndex } from '#src/names/name-index';
import { completeWithStarter } from '#src/publish/published-catalogue';

const CARDS = 'oracle-cards.json.gz';

/** Looks a card up by its name, as it may be written in a deck file. */
export type LookUp = (name: string) => ReportCard | undefined;

/** The real cards as a publish has them, completed with the starter's; undefined without the file. */
export const readReportCards = async (): Promise<LookUp | undefined> => {
  const path = realData(CARDS);
  if (path === undefined) return undefined;
  const imported = new Map<object, SourcedCard>();
  const cards = [];
  for await (const event of readScryfall(createReadStream(path)))
    if (event.kind === 'card') {
      cards.push(event.card);
      imported.set(event.card, { card: event.card, origin: 'imported', provided: event.provided });
    }
  const sourced = withStarterFallback(cards).map(
    (card): SourcedCard => imported.get(card) ?? { card, origin: 'starter' },
  );
  const complete = completeWithStarter(true);
  const gameChangers = collectGameChangerEvidence(sourced);
  const legalities = collectLegalityEvidence(sourced);
  const known = sourced.map((each, at) => ({
    ...complete(each),
    gameChanger: decideGameChanger(gameChangers[at] ?? {}),
    legality: decideLegality(legalities[at] ?? {}).legality,
  }));
  const index = makeNameIndex(known);
  return (name) => {
    const at = index.resolve(name);
    return at === undefined ? undefined : known[at];
  };
};

const linesOf = (path: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(path).pipe(createGunzip()) });

const NamedDeck = z.object({ id: z.string(), commanders: z.array(z.string()), cards: z.array(z.string()) });

/** A real deck with its id. */
export interface NamedReportDeck {
  readonly id: string;
  readonly deck: ReportDeck;
}

const toDeck = (
  lookUp: LookUp,
  commanders: readonly string[],
  cards: readonly { readonly name: string; readonly count: number }[],
): ReportDeck => {
  const toEntry = ({ name, count }: { readonly name: string; readonly count: number }) => ({
    name,
    count,
    card: lookUp(name),
  });
  return { commanders: commanders.map((name) => toEntry({ name, count: 1 })), main: cards.map(toEntry) };
};

/** The decks of a file of real decks (JSON lines, gzipped). */
export const readDeckFile = async (file: string, lookUp: LookUp): Promise<readonly NamedReportDeck[]> => {
  const path = realData(file);
  const decks: NamedReportDeck[] = [];
  if (path === undefined) return decks;
  for await (const line of linesOf(path)) {
    if (line.trim() === '') continue;
    const { id, commanders, cards } = NamedDeck.parse(JSON.parse(line));
    decks.push({
      id,
      deck: toDeck(
        lookUp,
        commanders,
        cards.map((name) => ({ name, count: 1 })),
      ),
    });
  }
  return decks;
};

/** The real preconstructed decks. */
export const readPreconDecks = async (lookUp: LookUp): Promise<readonly NamedReportDeck[]> => {
  const folder = realData('precons');
  if (folder === undefined) return [];
  const decks: NamedReportDeck[] = [];
  for await (const event of readPrecons(preconFiles(folder))) {
    if (event.kind !== 'precon') continue;
    const { slug, commanders, cards } = event.precon;
    decks.push({ id: slug, deck: toDeck(lookUp, commanders, cards) });
  }
  return decks;
};

/** The real combos with the starter's; of two with the same cards the first stays. */
export const readReportCombos = async (): Promise<readonly ComboFacts[]> => {
  const path = realData('combos.jsonl.gz');
  const combos: ComboFacts[] = [...starterCombos()];
  if (path === undefined) return combos;
  for await (const event of readCombos(createReadStream(path)))
    if (event.kind === 'combo') combos.push(event.combo);
  return combos;
};
