import { err, ok, type Result } from '@crownsmith/domain';

/** Commanders and cards of a list as the recommender numbers them. */
export interface EngineRequest {
  readonly commanders: readonly number[];
  readonly cards: readonly number[];
  readonly limit: number;
}

/** A recommended (or weak) card with the reasons; `because` numbers cards of the request. */
export interface EngineAnswer {
  readonly slug: string;
  readonly score: number;
  readonly evidence: {
    readonly basis: 'similar-decks' | 'cards-together' | 'commander' | 'identity';
    readonly similarShare?: number | undefined;
    readonly similarDecks: number;
    readonly numDecks: number;
    readonly potentialDecks: number;
    readonly synergy: number | null;
    readonly lift: number | null;
    readonly because: readonly number[];
  };
}

/** What the site asks of a recommender. */
export interface Engine {
  indexOf(slug: string): number | undefined;
  recommend(request: EngineRequest): readonly EngineAnswer[];
  weakest(request: EngineRequest): readonly EngineAnswer[];
}

/** Opens the model of a snapshot; the error says why its bytes are no model. */
export const openEngine = (bytes: Uint8Array): Result<Engine, string> =>
  bytes.length === 0
    ? err('is empty')
    : ok({ indexOf: () => undefined, recommend: () => [], weakest: () => [] });
