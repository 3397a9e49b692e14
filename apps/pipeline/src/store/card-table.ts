import { VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import type { Card } from '@crownsmith/domain';
import { PipelineError } from '#src/pipeline-error';
import { rowWriter, sqlText } from './database';
import { readTexts } from './query';
import { parseStoredCard, type StoredCard } from './stored-card';

/** Writes cards to a Parquet file: slug, name, and the card as JSON. */
export const writeCards = async (
  db: DuckDBConnection,
  path: string,
  cards: readonly (readonly [card: Card, json: string])[],
): Promise<void> => {
  await db.run('create or replace table card_out (slug varchar, name varchar, card varchar)');
  const writer = await rowWriter(db, 'card_out', [VARCHAR, VARCHAR, VARCHAR]);
  for (const [card, json] of cards) writer.add(card.slug, card.name, json);
  writer.close();
  await db.run(
    `copy (select * from card_out order by slug) to ${sqlText(path)} (format parquet, compression zstd)`,
  );
  await db.run('drop table card_out');
};

/** Reads cards in the order of their slugs. @throws PipelineError 'broken-store' for a card that does not fit. */
export const readCards = async (db: DuckDBConnection, path: string): Promise<readonly StoredCard[]> => {
  const rows = await readTexts(db, `select card from read_parquet(${sqlText(path)}) order by slug`);
  return rows.map(([json]) => {
    const parsed = parseStoredCard(json ?? 'null');
    if (parsed.success) return parsed.data;
    throw new PipelineError(
      'broken-store',
      `A stored card does not fit this version; import the cards again with --force. (${parsed.error.issues[0]?.message ?? ''})`,
    );
  });
};
