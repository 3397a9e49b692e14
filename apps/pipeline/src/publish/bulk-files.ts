import { CardPage, Combo, CommanderPage, toWireCard } from '@crownsmith/api-client';
import {
  BULK_FILES,
  BulkIndex,
  toCardFacts,
  type BulkCard,
  type BulkCombo,
  type BulkCommander,
  type BulkFileName,
} from '@crownsmith/api-client/v1';
import { identityColors, isColorIdentity, COLORLESS, type Card } from '@crownsmith/domain';
import type * as z from 'zod';
import type { GzipLines } from '#src/snapshot/gzip-lines';
import type { SnapshotWriter } from '#src/snapshot/snapshot-writer';
import { validatedJson } from '#src/snapshot/validated-json';

/** Folder of the files in bulk. */
export const BULK_FOLDER = 'bulk';

const share = (decks: number, potential: number): number => (potential > 0 ? decks / potential : 0);

const letters = (identity: number): BulkCommander['color_identity'] => [
  ...identityColors(isColorIdentity(identity) ? identity : COLORLESS),
];

const toBulkCard = ({ num_decks, potential_decks, rank }: CardPage, card: Card): BulkCard => ({
  ...toCardFacts(toWireCard(card)),
  num_decks,
  potential_decks,
  inclusion: share(num_decks, potential_decks),
  rank: rank || null,
});

const toBulkCommander = ({
  identity,
  rank,
  similar: _similar,
  pairs: _pairs,
  ...page
}: CommanderPage): BulkCommander => ({ ...page, rank: rank || null, color_identity: letters(identity) });

const toBulkCombo = ({ id, cards, identity, results, num_decks, potential_decks }: Combo): BulkCombo => ({
  id,
  cards,
  color_identity: letters(identity),
  results,
  num_decks,
  potential_decks,
  inclusion: share(num_decks, potential_decks),
});

const pathOf = (name: BulkFileName): string => `${BULK_FOLDER}/${name.replace('.jsonl.gz', '.gz')}`;

/** A writer that also collects the pages of cards, commanders and combos in bulk. */
export interface BulkSnapshotWriter extends SnapshotWriter {
  /** completes the files in bulk and lists them in `bulk/index.json` */
  finishBulk(): Promise<void>;
}

/** Writes every page of a card, a commander and a combo a second time, as a line of a file for all of them. */
export const withBulkFiles = (snapshot: SnapshotWriter, cards: readonly Card[]): BulkSnapshotWriter => {
  const bySlug = new Map<string, Card>(cards.map((card) => [card.slug, card]));
  const open = Object.fromEntries(
    Object.keys(BULK_FILES).map((name) => [name, snapshot.openLines(pathOf(name as BulkFileName))]),
  ) as Record<BulkFileName, GzipLines>;

  const add = (name: BulkFileName, record: unknown): Promise<void> =>
    open[name].add(validatedJson<unknown>(BULK_FILES[name].schema, name, record));

  const collect = async (schema: z.ZodType, value: unknown): Promise<void> => {
    if (schema === CardPage) {
      const page = value as CardPage;
      const card = bySlug.get(page.slug);
      if (card) await add('cards.jsonl.gz', toBulkCard(page, card));
    } else if (schema === CommanderPage) {
      await add('commanders.jsonl.gz', toBulkCommander(value as CommanderPage));
    } else if (schema === Combo) {
      await add('combos.jsonl.gz', toBulkCombo(value as Combo));
    }
  };

  return {
    write: snapshot.write,
    openLines: snapshot.openLines,
    writeJson: async (path, schema, value) => {
      await snapshot.writeJson(path, schema, value);
      await collect(schema, value);
    },
    get files() {
      return snapshot.files;
    },
    finish: snapshot.finish,
    abandon: snapshot.abandon,
    finishBulk: async () => {
      const files: BulkIndex['files'] = [];
      for (const name of Object.keys(BULK_FILES) as BulkFileName[]) {
        const { lines, bytes, digest } = await open[name].finish();
        files.push({ name, path: pathOf(name), records: lines, bytes, sha256: digest.toString('hex') });
      }
      await snapshot.writeJson(`${BULK_FOLDER}/index.json`, BulkIndex, { files });
    },
  };
};
