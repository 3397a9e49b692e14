import { type CardPage, type Combo, type CommanderPage, toWireCard } from '@crownsmith/api-client';
import type { BULK_FILES } from '@crownsmith/api-client/v1';
import {
  type BulkIndex,
  toCardFacts,
  type BulkCard,
  type BulkCombo,
  type BulkCommander,
  type BulkFileName,
} from '@crownsmith/api-client/v1';
import { identityColors, isColorIdentity, COLORLESS, type Card } from '@crownsmith/domain';
import type * as z from 'zod';
import type { SnapshotFiles } from '#src/snapshot/snapshot-writer';

/** Folder of the files in bulk. */
export const BULK_FOLDER = 'bulk';

const share = (decks: number, potential: number): number => (potential > 0 ? decks / potential : 0);

const letters = (identity: number): BulkCommander['color_identity'] => [
  ...identityColors(isColorIdentity(identity) ? identity : COLORLESS),
];

/** The page of a card, and the card itself, as a record in bulk. */
export const toBulkCard = ({ num_decks, potential_decks, rank }: CardPage, card: Card): BulkCard => ({
  ...toCardFacts(toWireCard(card)),
  num_decks,
  potential_decks,
  inclusion: share(num_decks, potential_decks),
  rank: rank || null,
});

/** The page of a commander or pair as a record in bulk. */
export const toBulkCommander = ({
  identity,
  rank,
  similar: _similar,
  pairs: _pairs,
  learnt_from: _learntFrom,
  ...page
}: CommanderPage): BulkCommander => ({ ...page, rank: rank || null, color_identity: letters(identity) });

/** The page of a combo as a record in bulk. */
export const toBulkCombo = ({
  id,
  cards,
  identity,
  results,
  num_decks,
  potential_decks,
}: Combo): BulkCombo => ({
  id,
  cards,
  color_identity: letters(identity),
  results,
  num_decks,
  potential_decks,
  inclusion: share(num_decks, potential_decks),
});

const pathOf = (name: BulkFileName): string => `${BULK_FOLDER}/${name.replace('.jsonl.gz', '.gz')}`;

/** A file as `bulk/index.json` lists it. */
export type ListedBulkFile = BulkIndex['files'][number];

/** A file of all records of one kind, a line for each. */
export interface BulkFile<T> {
  /** adds a record that is made of a page whose schema has validated it */
  add(record: T): Promise<void>;
  finish(): Promise<ListedBulkFile>;
}

export const openBulkFile = <N extends BulkFileName>(
  snapshot: Pick<SnapshotFiles, 'openLines'>,
  name: N,
): BulkFile<z.input<(typeof BULK_FILES)[N]['schema']>> => {
  const file = snapshot.openLines(pathOf(name));
  return {
    add: (record) => file.add(JSON.stringify(record)),
    finish: async () => {
      const { lines, bytes, digest } = await file.finish();
      return { name, path: pathOf(name), records: lines, bytes, sha256: digest.toString('hex') };
    },
  };
};
