import type { CardList, CardPage } from '@crownsmith/api-client';
import type { Counts } from '@crownsmith/recommender';
import { isoDate } from '#src/iso-date';
import type { PageContext } from '#src/pages/page-context';
import { listFaces } from './card-faces';
import type { Cooccurrences } from './played-with';
import { NO_SHARED_DECKS, type SharedDecks } from './similar-cards';
import { sampledStep } from './scaled-counts';

/** Cards in the same decks are candidates for "similar" above this cosine. */
const MIN_SIMILAR_COSINE = 0.3;

/** What a card page needs besides the counts. */
export interface CardPageInput {
  /** rank by inclusion among all cards */
  readonly rank: number | null;
  topCommanders(): CardPage['top_commanders'];
  cooccurrences(): Cooccurrences;
  playedWith(counts: Cooccurrences): CardList[];
  similar(decks: SharedDecks): readonly number[];
  history(): CardPage['history'];
  /** newest first; undefined where none were imported */
  readonly printings: CardPage['printings'];
}

const sharedDecks = (
  { counts: { cardDecks } }: PageContext,
  overall: Counts,
  { together, common, decks }: Cooccurrences,
): SharedDecks => {
  const step = sampledStep(decks, overall);
  const cosine = (other: number): number =>
    (step * (together[other] ?? 0)) / Math.sqrt(overall.decks * Math.max(1, cardDecks[other] ?? 0));
  return { together, candidates: common.filter((other) => cosine(other) > MIN_SIMILAR_COSINE), cosine };
};

/** Since when formats ban a card, and what was played of it before; nothing for one that is not banned. */
const bansOf = ({ counts }: PageContext, card: number): Pick<CardPage, 'bans'> => {
  const bans = (counts.bannedPlay.get(card) ?? []).map(({ format, since, until, decks, potential }) => ({
    format,
    since: since < 0 ? null : isoDate(since),
    until: until < 0 ? null : isoDate(until),
    num_decks: decks,
    potential_decks: Math.max(decks, potential),
  }));
  return bans.length === 0 ? {} : { bans };
};

/** Makes the page of a card. */
export const makeCardPage = (context: PageContext, number: number, input: CardPageInput): CardPage => {
  const card = context.cards[number];
  if (card === undefined) throw new RangeError(`no card ${number}`);
  const overall = context.overall(number);
  const saltVotes = context.saltVotes(number);
  const counts = overall.decks > 0 && !context.isBasic(number) ? input.cooccurrences() : undefined;
  return {
    slug: card.slug,
    faces: listFaces(card),
    num_decks: overall.decks,
    potential_decks: overall.potential,
    ...(saltVotes === undefined ? {} : { salt_votes: saltVotes }),
    ...bansOf(context, number),
    rank: input.rank,
    top_commanders: input.topCommanders(),
    played_with: counts === undefined ? [] : input.playedWith(counts),
    ...(counts !== undefined &&
      sampledStep(counts.decks, overall) > 1 && { played_with_sample: true as const }),
    similar: input
      .similar(counts === undefined ? NO_SHARED_DECKS : sharedDecks(context, overall, counts))
      .flatMap((other) => context.cards[other]?.slug ?? []),
    ...(input.printings !== undefined && { printings: input.printings }),
    history: input.history(),
  };
};
