import type { DeckKind } from '@crownsmith/api-client';
import { isoDate } from '#src/iso-date';
import { PipelineError } from '#src/pipeline-error';
import { removeDecks } from '#src/decks/remove-decks';
import { countResults } from '#src/store/deck-results';
import { openStoredDecks } from '#src/store/deck-tables';
import { readTexts } from '#src/store/query';
import type { Store } from '#src/store/store';
import { kindOf, withKind, withoutKind } from './source-kind';
import { countedCondition, withWeight } from './source-weight';

/** Where decks come from: a source as an import named it. */
export interface DeckSource {
  readonly source: string;
  readonly decks: number;
  /** ISO dates of its dated decks; null where it has none */
  readonly oldest: string | null;
  readonly newest: string | null;
  /** whose decks they are; null where neither the operator nor the decks say it */
  readonly kind: DeckKind | null;
  /** decks whose player declared a bracket */
  readonly brackets: number;
  /** results in events; a deck may have several */
  readonly results: number;
  /** share of its decks that count, 0–1 */
  readonly weight: number;
  /** decks that the weight lets count */
  readonly counted: number;
}

const dayOf = (text: string | null | undefined): string | null =>
  text === null || text === undefined ? null : isoDate(Number(text));

/** The sources of the stored decks, the largest first. */
export const listDeckSources = async (store: Store): Promise<readonly DeckSource[]> => {
  const { decks, deckResults, weights, kinds } = store.state();
  if (decks === null) return [];
  const { rows, results } = await store.query(async (db) => {
    const stored = await openStoredDecks(db, store.path(decks.file));
    return {
      rows: await readTexts(
        db,
        `select source, count(*), min(day), max(day), count(*) filter (where ${countedCondition(weights)}), count(bracket)
        from ${stored} group by source order by 2 desc, 1`,
      ),
      results:
        deckResults === null
          ? new Map<string, number>()
          : await countResults(db, store.path(deckResults.file)),
    };
  });
  return rows.map(([source = '', count, oldest, newest, counted, brackets]) => ({
    source: source ?? '',
    kind: kindOf(kinds, source ?? '', results.get(source ?? '') ?? 0) ?? null,
    brackets: Number(brackets),
    results: results.get(source ?? '') ?? 0,
    decks: Number(count),
    oldest: dayOf(oldest),
    newest: dayOf(newest),
    weight: weights.find((one) => one.source === source)?.weight ?? 1,
    counted: Number(counted),
  }));
};

const requireSource = (sources: readonly DeckSource[], source: string): void => {
  if (sources.some((one) => one.source === source)) return;
  throw new PipelineError(
    'missing',
    sources.length === 0
      ? 'The store has no decks.'
      : `No deck is from ${source}. The store has decks of: ${sources.map((one) => one.source).join(', ')}.`,
  );
};

/**
 * States whose decks a source has; undefined takes the statement back.
 * @throws PipelineError 'missing' for a source without decks
 */
export const classifySource = async (
  store: Store,
  source: string,
  kind: DeckKind | undefined,
): Promise<void> => {
  requireSource(await listDeckSources(store), source);
  const state = store.state();
  const kinds = kind === undefined ? withoutKind(state.kinds, source) : withKind(state.kinds, source, kind);
  if (JSON.stringify(kinds) !== JSON.stringify(state.kinds)) await store.commit({ ...state, kinds });
};

/**
 * Sets the share of a source's decks that count from the next publish on.
 * @param weight 0–1
 * @throws PipelineError 'missing' for a source without decks
 */
export const weighSource = async (store: Store, source: string, weight: number): Promise<DeckSource> => {
  const state = store.state();
  requireSource(await listDeckSources(store), source);
  const weights = withWeight(state.weights, source, weight);
  if (JSON.stringify(weights) !== JSON.stringify(state.weights))
    await store.commit({ ...state, weights: [...weights] });
  const weighed = (await listDeckSources(store)).find((one) => one.source === source);
  if (weighed === undefined) throw new Error('the source is gone although the store is locked');
  return weighed;
};

/**
 * Removes the decks of a source, its weight and its kind; nothing happens if there are none.
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
  const isNamed = (one: { readonly source: string }): boolean => one.source === source;
  if (state.weights.some(isNamed) || state.kinds.some(isNamed))
    await store.commit({
      ...state,
      weights: [...withWeight(state.weights, source, 1)],
      kinds: withoutKind(state.kinds, source),
    });
  return result;
};
