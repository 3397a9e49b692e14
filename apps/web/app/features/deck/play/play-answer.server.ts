import type { PlaytestReport, PlaytestRequest } from '@crownsmith/api-client';
import { cardUrl, isSlug } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';
import type { PlayState } from './play-state';

/** Games that a page plays. */
const GAMES = 1000;

/** What the tab Play shows: the games, or why there are none. */
export type PlayView =
  | { readonly report: PlaytestReport; readonly error?: undefined }
  | { readonly report?: undefined; readonly error: string };

type List = Pick<PlaytestRequest, 'commanders' | 'cards'>;
type Asked = NonNullable<PlaytestRequest['questions']>[number];

const toQuestion = (
  { question }: PlayState,
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
): readonly Asked[] => {
  if (question === undefined) return [];
  const { card, role, turn, atLeast } = question;
  if (role !== undefined) return [{ ask: 'role', role, turn, at_least: atLeast }];
  const found = card !== undefined && isSlug(card) ? resolveCard(cardUrl(card)) : undefined;
  return found ? [{ ask: 'cards', names: [found.name], turn, at_least: atLeast }] : [];
};

/** Plays a deck alone for its page. Rejects as the snapshot does. */
export const playForPage = async (
  { commanders, cards }: List,
  state: PlayState,
  snapshot: Snapshot,
): Promise<PlayView> => {
  const questions = toQuestion(state, snapshot);
  const played = await snapshot.playDeck({
    commanders,
    cards,
    seed: state.seed,
    games: GAMES,
    ...(questions.length > 0 && { questions: [...questions] }),
  });
  return played.ok ? { report: played.value } : { error: played.error.errors[0] };
};
