import { basename } from 'node:path';
import { readScryfall, tagRulesText, watchFields, type Fault } from '@crownsmith/catalog';
import { cardFileDate } from '@crownsmith/catalog/starter';
import { hash64 } from '#src/hash64';
import { fileHash, openInput, readInput } from '#src/input/input-file';
import { openRejects } from '#src/input/rejects-file';
import { dayOf } from '#src/iso-date';
import { incompleteInput, PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import { movePrintings } from '#src/printings/move-printings';
import { readCards, writeCards } from '#src/store/card-table';
import type { Store } from '#src/store/store';
import type { InputOrigin, StoreState } from '#src/store/store-state';
import type { StoredCard } from '#src/store/stored-card';
import { mergeCards, type CardChanges } from './merge-cards';

export interface CardImportSummary extends CardChanges {
  readonly name: string;
  /** the file was also the last card file, so nothing was done */
  readonly alreadyImported: boolean;
  /** cards in the file */
  readonly read: number;
  /** cards that are no Commander cards, by reason */
  readonly leftOut: Readonly<Record<string, number>>;
  readonly rejected: number;
  /** cards with an unknown partner ability, which is ignored */
  readonly unknownPartners: number;
  /** what commanders allow that is not understood: name and wording */
  readonly unreadRules: readonly string[];
  /** fields of today's records that none of the file has */
  readonly absentFields: readonly string[];
  /** cards in the store */
  readonly total: number;
  /** path of the rejects file, undefined if nothing was rejected */
  readonly rejectsFile: string | undefined;
}

interface CardFile {
  readonly cards: readonly StoredCard[];
  readonly leftOut: Readonly<Record<string, number>>;
  readonly rejected: number;
  readonly unknownPartners: number;
  /** what commanders allow that is not understood: name and wording */
  readonly unreadRules: readonly string[];
  readonly absentFields: readonly string[];
  readonly rejectsFile: string | undefined;
  /** day of the newest card that is out, ISO */
  readonly statedAt: string | undefined;
}

/** The fault of a record or list that is cut off by the end of the file. */
const TRUNCATED: Fault = 'truncated';

const readCardFile = async (store: Store, path: string, now: Date, progress: Progress): Promise<CardFile> => {
  const file = await openInput(path);
  const name = basename(path);
  const rejects = await openRejects(store.paths.rejects, name);
  const task = progress.start(`Reading ${name}`, file.bytes);
  const cards: StoredCard[] = [];
  const leftOut: Record<string, number> = {};
  let rejected = 0;
  let unknownPartners = 0;
  const unreadRules: string[] = [];
  const fields = watchFields('card');
  // Announced cards say nothing about the file's age: their dates change, and newer files would seem older.
  const today = dayOf(now);
  let truncated = false;
  try {
    const onUnknownPartner = (wording: { readonly name: string; readonly wording: string }): void => {
      unknownPartners += 1;
      rejects.add({
        fault: 'unknown-partner',
        name: wording.name,
        reason: `unknown partner ability, ignored: ${wording.wording}`,
      });
    };
    const options = { onUnknownPartner, today, onRecord: fields.see };
    for await (const event of readScryfall(readInput(file, task.update), options)) {
      if (event.kind === 'card') {
        cards.push({ card: event.card, provided: event.provided });
        for (const grant of event.card.grants ?? [])
          if (grant.kind === 'unread') unreadRules.push(`${event.card.name}: ${grant.wording}`);
      } else if (event.kind === 'left-out') leftOut[event.reason] = (leftOut[event.reason] ?? 0) + 1;
      else {
        rejected += 1;
        if (event.code === TRUNCATED) truncated = true;
        rejects.add({
          position: event.position,
          fault: event.code,
          reason: event.reason,
          ...(event.name === undefined ? {} : { name: event.name }),
        });
      }
    }
  } finally {
    task.end();
  }
  const rejectsFile = await rejects.close();
  if (truncated) throw incompleteInput(name);
  if (cards.length === 0) {
    throw new PipelineError(
      'nothing-usable',
      `${name} contains no usable card${rejectsFile === undefined ? '' : `; see ${rejectsFile}`}. Expected Scryfall's "oracle cards" bulk file.`,
    );
  }
  const statedAt = cardFileDate(
    cards.map(({ card }) => card),
    today,
  );
  const dated = statedAt === undefined ? cards : cards.map((each) => ({ ...each, statedAt }));
  const absentFields = fields.absent();
  return {
    cards: dated,
    leftOut,
    rejected,
    unknownPartners,
    unreadRules,
    absentFields,
    rejectsFile,
    statedAt,
  };
};

/**
 * Which facts are read of a record of a card, counted up where there are more or others, but for rules of tags, which count by themselves.
 * 1: the release from which on an announced card is legal. 2: tags that leave out what others get of a card.
 * 3: cards that their file calls legal in no format. 4: digital cards that their file shows nowhere.
 * 5: tags that leave out what a card costs, asks for as a condition or replaces by its like.
 */
const CARD_FACTS = 5;

/**
 * Which facts are read of a record by these rules of tags, as a number: a file that was imported by another reading is read again.
 */
export const cardReading = (tagRules: string): number =>
  Number(hash64(`${CARD_FACTS}\n${tagRules}`) & 0xffff_ffff_ffffn);

const CARD_READING = cardReading(tagRulesText());

const lastCardImport = ({ imports }: StoreState) => imports.findLast((one) => one.kind === 'cards');

/** Whether the store's cards were imported by a release that read other facts of them. */
export const lacksFactsOfCards = (state: StoreState): boolean =>
  state.cards?.origin === 'imported' && lastCardImport(state)?.reading !== CARD_READING;

/** Stores cards, completed with what the store has about them. */
export const storeCards = async (
  store: Store,
  incoming: readonly StoredCard[],
  origin: 'starter' | 'imported',
  record: {
    readonly hash: string;
    readonly name: string;
    readonly at: string;
    readonly reading?: number;
  } & InputOrigin,
): Promise<{ readonly changes: CardChanges; readonly total: number }> =>
  store.query(async (db) => {
    const state = store.state();
    // Imported cards replace the starter's, whose facts still complete cards of the same slug when published.
    const base =
      state.cards !== null && state.cards.origin === origin
        ? await readCards(db, store.path(state.cards.file))
        : [];
    const { cards, changes, movedIds } = mergeCards(base, incoming);
    let files = state.cards;
    if (base.length === 0 || changes.added > 0 || changes.changed > 0 || changes.renamed.length > 0) {
      const file = store.newFile('cards');
      await writeCards(db, store.path(file), cards);
      files = { file, rows: cards.length, origin };
    }
    const counts = {
      added: changes.added,
      changed: changes.changed,
      unchanged: changes.unchanged,
      kept: changes.kept,
      renamed: changes.renamed.length,
    };
    await store.commit({
      ...state,
      cards: files,
      printings: await movePrintings(store, db, movedIds),
      imports: [...state.imports, { kind: 'cards', ...record, counts }],
    });
    return { changes, total: cards.length };
  });

/**
 * Imports a card file. Cards and fields that it lacks stay in the store; decks are resolved against the new cards by the
 * next publish.
 * @throws PipelineError for a file that is cut off or has no usable card
 */
export const importCards = async (
  store: Store,
  path: string,
  options: { readonly force?: boolean; readonly origin?: InputOrigin },
  now: Date,
  progress: Progress,
): Promise<CardImportSummary> => {
  await openInput(path);
  const hash = await fileHash(path);
  const state = store.state();
  const last = lastCardImport(state);
  const nothingDone = {
    added: 0,
    changed: 0,
    unchanged: 0,
    kept: 0,
    renamed: [],
    read: 0,
    leftOut: {},
    rejected: 0,
    unknownPartners: 0,
    unreadRules: [],
    absentFields: [],
    rejectsFile: undefined,
  };
  if (options.force !== true && last?.hash === hash && last.reading === CARD_READING)
    return { name: basename(path), alreadyImported: true, ...nothingDone, total: state.cards?.rows ?? 0 };
  const file = await readCardFile(store, path, now, progress);
  const { changes, total } = await storeCards(store, file.cards, 'imported', {
    hash,
    name: basename(path),
    at: now.toISOString(),
    reading: CARD_READING,
    ...(file.statedAt !== undefined && { date: file.statedAt }),
    ...options.origin,
  });
  return {
    ...changes,
    name: basename(path),
    alreadyImported: false,
    read: file.cards.length,
    leftOut: file.leftOut,
    rejected: file.rejected,
    unknownPartners: file.unknownPartners,
    unreadRules: file.unreadRules,
    absentFields: file.absentFields,
    total,
    rejectsFile: file.rejectsFile,
  };
};
