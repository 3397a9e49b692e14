import { basename } from 'node:path';
import { readScryfall } from '@crownsmith/catalog';
import { fileHash, openInput, readInput } from '#src/input/input-file';
import { PipelineError } from '#src/pipeline-error';
import type { Progress } from '#src/progress';
import { openRejects } from '#src/input/rejects-file';
import { readCards, writeCards } from '#src/store/card-table';
import type { Store } from '#src/store/store';
import type { StoredCard } from '#src/store/stored-card';
import { mergeCards, type CardChanges } from './merge-cards';

/** What an import of cards did. */
export interface CardImportSummary extends CardChanges {
  readonly name: string;
  /** the very same file was the last card file; nothing was done */
  readonly known: boolean;
  /** cards in the file */
  readonly read: number;
  readonly leftOut: Readonly<Record<string, number>>;
  readonly rejected: number;
  /** partner abilities that no rule knows; these cards count as single */
  readonly unknownPartners: number;
  /** cards in the store now */
  readonly total: number;
  readonly rejectsFile?: string;
}

interface CardFile {
  readonly cards: readonly StoredCard[];
  readonly leftOut: Readonly<Record<string, number>>;
  readonly rejected: number;
  readonly unknownPartners: number;
  readonly rejectsFile?: string;
}

const readCardFile = async (store: Store, path: string, progress: Progress): Promise<CardFile> => {
  const file = await openInput(path);
  const name = basename(path);
  const rejects = await openRejects(store.paths.rejects, name);
  const task = progress.start(`Reading ${name}`, file.bytes);
  const cards: StoredCard[] = [];
  const leftOut: Record<string, number> = {};
  let rejected = 0;
  let unknownPartners = 0;
  try {
    const onUnknownPartner = (wording: { readonly name: string; readonly wording: string }): void => {
      unknownPartners += 1;
      rejects.add({
        fault: 'unknown-partner',
        name: wording.name,
        reason: `an unknown partner ability: ${wording.wording}; the card counts as single`,
      });
    };
    for await (const event of readScryfall(readInput(file, task.update), { onUnknownPartner })) {
      if (event.kind === 'card') cards.push({ card: event.card, provided: event.provided });
      else if (event.kind === 'left-out') leftOut[event.reason] = (leftOut[event.reason] ?? 0) + 1;
      else {
        rejected += 1;
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
  if (cards.length === 0) {
    throw new PipelineError(
      'nothing-usable',
      `${name} holds no usable card${rejectsFile === undefined ? '' : `; see ${rejectsFile}`}. It should be Scryfall's "oracle cards" bulk file.`,
    );
  }
  return { cards, leftOut, rejected, unknownPartners, ...(rejectsFile === undefined ? {} : { rejectsFile }) };
};

/** Puts cards into the store, completed by what was known of them. */
export const storeCards = async (
  store: Store,
  incoming: readonly StoredCard[],
  origin: 'starter' | 'imported',
  record: { readonly hash: string; readonly name: string; readonly at: string },
): Promise<{ readonly changes: CardChanges; readonly total: number }> =>
  store.query(async (db) => {
    const state = store.state();
    // Imported cards take the place of the starter's: those go on as facts that complete a card of the same slug.
    const base =
      state.cards !== null && state.cards.origin === origin
        ? await readCards(db, store.path(state.cards.file))
        : [];
    const { cards, changes } = mergeCards(base, incoming);
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
      imports: [...state.imports, { kind: 'cards', ...record, counts }],
    });
    return { changes, total: cards.length };
  });

/**
 * Imports a card file. Cards that it does not mention stay, fields that it leaves out stay; decks resolve against the
 * new cards when the next snapshot is published.
 * @throws PipelineError for a file without one usable card.
 */
export const importCards = async (
  store: Store,
  path: string,
  options: { readonly force?: boolean },
  now: Date,
  progress: Progress,
): Promise<CardImportSummary> => {
  await openInput(path);
  const hash = await fileHash(path);
  const state = store.state();
  const last = state.imports.findLast((one) => one.kind === 'cards');
  const none = {
    added: 0,
    changed: 0,
    unchanged: 0,
    kept: 0,
    renamed: [],
    read: 0,
    leftOut: {},
    rejected: 0,
    unknownPartners: 0,
  };
  if (options.force !== true && last?.hash === hash)
    return { name: basename(path), known: true, ...none, total: state.cards?.rows ?? 0 };
  const file = await readCardFile(store, path, progress);
  const { changes, total } = await storeCards(store, file.cards, 'imported', {
    hash,
    name: basename(path),
    at: now.toISOString(),
  });
  return {
    ...changes,
    name: basename(path),
    known: false,
    read: file.cards.length,
    leftOut: file.leftOut,
    rejected: file.rejected,
    unknownPartners: file.unknownPartners,
    total,
    ...(file.rejectsFile === undefined ? {} : { rejectsFile: file.rejectsFile }),
  };
};
