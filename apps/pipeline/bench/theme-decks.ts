import { createReadStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readPrecons, readScryfall } from '@crownsmith/catalog';
import { starterNames, type SourcedCard } from '@crownsmith/catalog/starter';
import { faceNames, foldName, mainGroups, tribeKey, type Card } from '@crownsmith/domain';
import { cardLines, REAL_CARDS, realData } from '@crownsmith/real-data';
import * as z from 'zod';
import { makeClassifier } from '#src/aggregate/deck-groups';
import { withStarterFallback } from '#src/cards/known-cards';
import { makeNameIndex } from '#src/names/name-index';
import { completeWithStarter } from '#src/publish/published-catalogue';
import { readThemeLabels, type DeckLabels } from './theme-labels';
import type { LabelledResult } from './theme-scores';

const CARDS = REAL_CARDS;
const DECKS = ['decks-casual.jsonl.gz', 'decks-commander.jsonl.gz', 'decks-duel.jsonl.gz'];
const PRECON = 'precon-';

const NamedDeck = z.object({ id: z.string(), commanders: z.array(z.string()), cards: z.array(z.string()) });
type NamedDeck = z.infer<typeof NamedDeck>;

const foldedNames = (name: string): readonly string[] => [name, ...faceNames(name)].map(foldName);

/** The cards of some names, and the starter's, as a publish has them. */
export const readCards = async (path: string, names: readonly string[]): Promise<readonly Card[]> => {
  const wanted = new Set([...names, ...starterNames()].flatMap(foldedNames));
  const lines = cardLines(path, (name) => foldedNames(name).some((face) => wanted.has(face)));
  const sourced = new Map<Card, SourcedCard>();
  for await (const event of readScryfall(Readable.from([Buffer.from(lines.join('\n'))])))
    if (event.kind === 'card')
      sourced.set(event.card, { card: event.card, origin: 'imported', provided: event.provided });
  const complete = completeWithStarter(false);
  return withStarterFallback([...sourced.keys()]).map((card) =>
    complete(sourced.get(card) ?? { card, origin: 'starter' }),
  );
};

const readDeckFile = async (
  path: string,
  wanted: ReadonlySet<string>,
  into: Map<string, NamedDeck>,
): Promise<void> => {
  for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
    const id = /"id":\s*"([^"]+)"/.exec(line)?.[1];
    if (id !== undefined && wanted.has(id)) into.set(id, NamedDeck.parse(JSON.parse(line)));
  }
};

const readPrecon = async (id: string, path: string): Promise<NamedDeck> => {
  const file = { file: basename(path), set: basename(dirname(path)), bytes: createReadStream(path) };
  for await (const event of readPrecons([file])) {
    if (event.kind === 'reject') throw new Error(`${event.file}: ${event.reason}`);
    const { commanders, cards } = event.precon;
    return { id, commanders: [...commanders], cards: cards.map(({ name }) => name) };
  }
  throw new Error(`${path} has no precon`);
};

const readDecks = async (ids: ReadonlySet<string>): Promise<ReadonlyMap<string, NamedDeck>> => {
  const decks = new Map<string, NamedDeck>();
  for (const file of DECKS) await readDeckFile(realData(file) ?? '', ids, decks);
  for (const id of ids) {
    if (!id.startsWith(PRECON)) continue;
    const path = realData(`precons/${id.slice(PRECON.length)}.txt`);
    if (path !== undefined) decks.set(id, await readPrecon(id, path));
  }
  return decks;
};

/** Whether this machine has the files that `classifyLabelledDecks` reads. */
export const hasLabelledDecks = (): boolean =>
  [CARDS, ...DECKS, 'precons'].every((file) => realData(file) !== undefined);

/** A labelled deck with the themes that the rules give it. */
export interface ClassifiedDeck extends LabelledResult {
  readonly labels: DeckLabels;
}

/**
 * Classifies the labelled decks as a publish does.
 * @throws Error if the data lacks one of the decks
 */
export const classifyLabelledDecks = async (): Promise<readonly ClassifiedDeck[]> => {
  const labels = readThemeLabels();
  const decks = await readDecks(new Set(labels.map(({ deck }) => deck)));
  const names = [...decks.values()].flatMap((deck) => [...deck.commanders, ...deck.cards]);
  const cards = await readCards(realData(CARDS) ?? '', names);
  const index = makeNameIndex(cards);
  const classify = makeClassifier(cards);
  const numbersOf = (names: readonly string[]): readonly number[] =>
    names.flatMap((name) => index.resolve(name) ?? []);
  // Labels are of the themes that were known when the decks were read.
  const vocabulary = new Set(labels.flatMap(({ themes, also, before }) => [...themes, ...also, ...before]));
  return labels.map((own) => {
    const deck = decks.get(own.deck);
    if (deck === undefined) throw new Error(`The data has no deck ${own.deck}.`);
    const commanders = numbersOf(deck.commanders);
    const others = numbersOf(deck.cards).filter((card) => !commanders.includes(card));
    const groups = mainGroups(classify(commanders, [...new Set(others)]));
    const given = groups.map(({ kind, key }) => (kind === 'theme' ? key : `tribe:${tribeKey(key)}`));
    return { labels: own, given: given.filter((label) => vocabulary.has(label)) };
  });
};
