import { isoDate } from '#src/iso-date';
import { PipelineError } from '#src/pipeline-error';
import { removeDecks } from '#src/decks/remove-decks';
import { sqlText } from '#src/store/database';
import { readTexts } from '#src/store/query';
import type { Store } from '#src/store/store';
import { countedCondition, withWeight } from './source-weight';

/** Where decks come from: a source as an import named it. */
export interface DeckSource {
  readonly source: string;
  readonly decks: number;
  /** ISO dates of its dated decks; null where it has none */
  readonly oldest: string | null;
  readonly newest: string | null;
  /** share of its decks that count, 0–1 */
  readonly weight: number;
  /** decks that the weight lets count */
  readonly counted: number;
}

const dayOf = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : isoDate(Number(text));

/** The sources of the stored decks, the largest first. */
export const listDeckSources = async (store: Store): Promise<readonly DeckSource[]> => {
  const { decks, weights } = store.state();
  if (decks === null) return [];
  const rows = await store.query((db) =>
    readTexts(
      db,
      `select source, count(*), min(day), max(day), count(*) filter (where ${countedCondition(weights)})
      from read_parquet(${sqlText(store.path(decks.file))}) group by source order by 2 desc, 1`,
    ),
  );
  return rows.map(([source, count, oldest, newest, counted]) => ({
    source: source ?? '',
    decks: Number(count),
    oldest: dayOf(oldest),
    newest: dayOf(newest),
    weight: weights.find((one) => one.source === source)?.weight ?? 1,
    counted: Number(counted),
  }));
};

/**
 * Sets the share of a source's decks that count from the next publish on.
 * @param weight 0–1
 * @throws PipelineError 'missing' for a source without decks
 */
export const weighSource = async (store: Store, source: string, weight: number): Promise<DeckSource> => {
  const state = store.state();
  const sources = await listDeckSources(store);
  if (!sources.some((one) => one.source === source))
    throw new PipelineError(
      'missing',
      sources.length === 0
        ? 'The store has no decks.'
        : `No deck is from ${source}. The store has decks of: ${sources.map((one) => one.source).join(', ')}.`,
    );
  const weights = withWeight(state.weights, source, weight);
  if (JSON.stringify(weights) !== JSON.stringify(state.weights))
    await store.commit({ ...state, weights: [...weights] });
  const weighed = (await listDeckSources(store)).find((one) => one.source === source);
  if (weighed === undefined) throw new Error('the source is gone although the store is locked');
  return weighed;
};

/**
 * Removes the decks of a source and its weight; nothing happens if there are none.
 * @returns how many decks were removed, and how many remain
 */
export const removeSource = async (
  store: Store,
  source: string,
): Promise<{ readonly removed: number; readonly remaining: number }> => {
  const isKnown = (await listDeckSources(store)).some((one) => one.source === source);
  if (!isKnown) return { removed: 0, remaining: store.state().decks?.rows ?? 0 };
  const result = await removeDecks(store, { source });
  const state = store.state();
  if (state.weights.some((one) => one.source === source))
    await store.commit({ ...state, weights: [...withWeight(state.weights, source, 1)] });
  return result;
};
