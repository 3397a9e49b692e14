import type { DeckKind } from '@crownsmith/api-client';
import type { StoreState } from '#src/store/store-state';

/** Whose decks a source has, as the operator stated it. */
type SourceKind = StoreState['kinds'][number];

/** The kinds with that of a source replaced; the same ones where none is given or it is stated already. */
export const withKind = (
  kinds: StoreState['kinds'],
  source: string,
  kind: DeckKind | undefined,
): StoreState['kinds'] => {
  const stated = kinds.find((one) => one.source === source)?.kind;
  return kind === undefined || kind === stated ? kinds : [...withoutKind(kinds, source), { source, kind }];
};

export const withoutKind = (kinds: readonly SourceKind[], source: string): SourceKind[] =>
  kinds.filter((one) => one.source !== source);

/**
 * The kind of a source: as stated, else tournaments where its decks have results; undefined where neither says it.
 * @param results stored results of the source's decks
 */
export const kindOf = (kinds: readonly SourceKind[], source: string, results: number): DeckKind | undefined =>
  kinds.find((one) => one.source === source)?.kind ?? (results > 0 ? 'tournament' : undefined);
