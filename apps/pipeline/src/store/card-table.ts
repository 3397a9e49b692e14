import { VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import type { Card } from '@crownsmith/domain';
import { PipelineError } from '#src/pipeline-error';
import { sqlText } from './database';
import { writeParquet } from './parquet-file';
import { readTexts } from './query';
import { parseStoredCard, type StoredCard } from './stored-card';

/** Writes cards to a Parquet file: slug, name, and the card as JSON. */
export const writeCards = async (
  db: DuckDBConnection,
  path: string,
  cards: readonly (readonly [card: Card, json: string])[],
): Promise<void> => {
  await writeParquet(db, path, {
    columns: { slug: VARCHAR, name: VARCHAR, card: VARCHAR },
    orderBy: 'slug',
    addRows: (writer) => {
      for (const [card, json] of cards) writer.add(card.slug, card.name, json);
    },
  });
};

/** Reads cards in order of their slugs. @throws PipelineError 'broken-store' for a card that does not match the schema */
export const readCards = async (db: DuckDBConnection, path: string): Promise<readonly StoredCard[]> => {
  const rows = await readTexts(db, `select card from read_parquet(${sqlText(path)}) order by slug`);
  return rows.map(([json]) => {
    const parsed = parseStoredCard(json ?? 'null');
    if (parsed.success) return parsed.data;
    throw new PipelineError(
      'broken-store',
      `A stored card does not fit this version (${parsed.error.issues[0]?.message ?? ''}). Import the cards again with --force.`,
    );
  });
};
