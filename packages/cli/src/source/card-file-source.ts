import { createReadStream } from 'node:fs';
import { enrichCard, readScryfall, type ProvidedFields } from '@crownsmith/catalog';
import {
  cardFileDate,
  collectGameChangerEvidence,
  collectLegalityEvidence,
  starterCards,
} from '@crownsmith/catalog/starter';
import { decideGameChanger, decideLegality, type Card } from '@crownsmith/domain';
import { systemCode } from '@crownsmith/answers/snapshot';
import { Failure } from '../failure';
import type { CardSource } from './card-source';
import { createCatalogSource } from './catalog-source';

interface FileCard {
  readonly card: Card;
  readonly provided: ProvidedFields;
}

interface FileContent {
  readonly cards: readonly FileCard[];
  readonly rejects: readonly string[];
}

const SHOWN_REJECTS = 3;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read by this user',
};

const reasonOf = (error: unknown): string => {
  return REASONS[systemCode(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));
};

const readFile = async (path: string, today: string): Promise<FileContent> => {
  const cards: FileCard[] = [];
  const rejects: string[] = [];
  try {
    for await (const event of readScryfall(createReadStream(path), { today })) {
      if (event.kind === 'card') cards.push(event);
      else if (event.kind === 'reject') rejects.push(event.reason);
    }
  } catch (error) {
    throw new Failure('unavailable', `${path} could not be read: ${reasonOf(error)}.`, { cause: error });
  }
  return { cards, rejects };
};

/** Completes the cards of a file by the starter's facts; their legality is that of the newest source. */
const complete = (
  file: readonly FileCard[],
  starter: ReadonlyMap<string, Card>,
  today: string,
  date: string | undefined,
): readonly Card[] => {
  const stated = date === undefined ? {} : { statedAt: date };
  const sourced = file.map((each) => ({ ...each, ...stated, origin: 'imported' as const }));
  const legality = collectLegalityEvidence(sourced, undefined, today);
  const gameChanger = collectGameChangerEvidence(sourced);
  return file.map(({ card, provided }, at): Card => {
    const known = starter.get(card.slug);
    return {
      ...(known === undefined ? card : enrichCard(card, known, provided)),
      legality: decideLegality(legality[at] ?? {}).legality,
      gameChanger: decideGameChanger(gameChanger[at] ?? {}),
    };
  });
};

/**
 * The cards of a Scryfall bulk file (`oracle_cards`, JSON or JSON lines, gzipped or not), completed by the starter
 * catalogue. Rejects with a Failure where the file cannot be read or has no card.
 * @param warn called with a sentence where records of the file were left out
 */
export const createCardFileSource = async (
  path: string,
  warn: (message: string) => void,
): Promise<CardSource> => {
  const today = new Date().toISOString().slice(0, 10);
  const { cards, rejects } = await readFile(path, today);
  if (cards.length === 0) {
    const reason = rejects[0] ?? 'it is empty';
    throw new Failure(
      'unavailable',
      `${path} has no cards (${reason}). Pass Scryfall’s bulk file oracle_cards.`,
    );
  }
  if (rejects.length > 0)
    warn(`${path}: left out ${rejects.length} records: ${rejects.slice(0, SHOWN_REJECTS).join('; ')}`);
  const starter = new Map(starterCards().map((card) => [card.slug, card]));
  const date = cardFileDate(
    cards.map(({ card }) => card),
    today,
  );
  return createCatalogSource(
    {
      kind: 'file',
      label: date === undefined ? `the card file ${path}` : `the card file ${path} of ${date}`,
      date,
      hasEstimatedPrices: false,
    },
    [...complete(cards, starter, today, date), ...starter.values()],
  );
};
