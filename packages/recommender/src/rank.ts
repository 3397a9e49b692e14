import { fitsIdentity, type ColorIdentity } from '@crownsmith/domain';
import { fittedBlend, roughBlend } from './blend';
import { mayRecommend, type Corpus } from './corpus';
import type { Signals } from './signals';
import { topEntries } from './top-entries';

/** Cards that the fitted blend looks at; further ones keep the rough order below them. */
const CANDIDATES = 300;

export interface RankedCard {
  readonly card: number;
  readonly score: number;
}

/** The best cards to add, best first, of those that may be: legal, within the colours, not there already. */
export const rankCards = (corpus: Corpus, signals: Signals, limit: number): readonly RankedCard[] => {
  const { model, cards } = corpus;
  const { query } = signals;
  const rough = roughBlend(signals);
  const scores = new Float64Array(cards);
  const allowed = query.identity as ColorIdentity;
  for (let card = 0; card < cards; card++) {
    const identity = model.cardIdentities[card] as number as ColorIdentity;
    scores[card] = mayRecommend(model, card) && fitsIdentity(identity, allowed) ? rough(card) : -Infinity;
  }
  for (const card of query.cards) scores[card] = -Infinity;
  for (const card of query.commanders) scores[card] = -Infinity;
  const order = topEntries(scores, Math.max(limit, CANDIDATES));
  const inRoughOrder = Array.from(order, (card) => ({ card, score: scores[card] as number }));
  if (query.cards.length === 0) return inRoughOrder.slice(0, limit);

  const blend = fittedBlend(signals);
  const best = inRoughOrder.slice(0, CANDIDATES).map(({ card }) => ({ card, score: blend(card) }));
  best.sort((a, b) => b.score - a.score || a.card - b.card);
  const last = best.at(-1)?.score ?? 0;
  const top = inRoughOrder[CANDIDATES - 1]?.score ?? 0;
  const rest = inRoughOrder.slice(CANDIDATES).map(({ card, score }) => ({ card, score: last + score - top }));
  return [...best, ...rest].slice(0, limit);
};
