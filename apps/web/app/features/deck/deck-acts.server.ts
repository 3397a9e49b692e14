import {
  applyDeckAct,
  makeSlug,
  cardUrl,
  isSlug,
  maxCopies,
  parseDeckActs,
  withRole,
  type AdviceLimits,
  type DeckAct,
  type PlayerDeck,
} from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';
import { declareDeck } from '#app/platform/state-deck';
import type { DeckPageState } from './deck-page-state';

/** Fields by which the page's forms change a deck; the others are its address. */
const ACTS = ['do', 'declare', 'chosen_color', 'move'] as const;

/** Whether a request changes a deck. */
export const isActing = (query: URLSearchParams): boolean => ACTS.some((name) => query.has(name));

/** The deck with a card in another role: one of the site's, or the player's own. */
const move = (deck: PlayerDeck, query: URLSearchParams): PlayerDeck => {
  const slug = query.get('move');
  if (!isSlug(slug)) return deck;
  return withRole(deck, cardUrl(slug), query.get('own')?.trim() || (query.get('to') ?? ''));
};

/** Advice after an act: a card that it must keep, or never bring in, or that is free again. */
const limitAct = (limits: AdviceLimits, act: DeckAct): AdviceLimits => {
  const { keep = [], never = [], ...others } = limits;
  const without = (names: readonly string[]): readonly string[] =>
    names.filter((name) => makeSlug(name) !== act.card);
  switch (act.kind) {
    case 'keep':
      return { ...others, keep: [...without(keep), act.card], never: without(never) };
    case 'never':
      return { ...others, never: [...without(never), act.card], keep: without(keep) };
    case 'free':
      return { ...others, keep: without(keep), never: without(never) };
    default:
      return limits;
  }
};

/** The page after what a request does to its deck; a card that this site does not know changes nothing. */
export const actOnDeck = (
  state: DeckPageState,
  query: URLSearchParams,
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
): DeckPageState => {
  const acts = parseDeckActs(query.get('do') ?? '').filter(
    (act) => resolveCard(cardUrl(act.card)) && (act.kind !== 'swap' || resolveCard(cardUrl(act.in))),
  );
  const limitOf = (url: string): number => {
    const card = resolveCard(url);
    return card ? maxCopies(card.copy_limit) : 0;
  };
  const limits = acts.reduce(limitAct, state.limits);
  const acted = acts.reduce((deck, act) => applyDeckAct(deck, act, limitOf), state.deck);
  const { card: _card, was: _was, why: _why, ...rest } = state;
  return { ...rest, limits, deck: move(declareDeck(acted, query), query) };
};
