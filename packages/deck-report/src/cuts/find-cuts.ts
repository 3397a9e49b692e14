import {
  areEnoughDecks,
  deckSize,
  isBasicLand,
  MOST_SHARE,
  primaryTypeOf,
  type PrimaryType,
} from '@crownsmith/domain';
import type { Evidence, ReasonAgainst, Recommendation, Recommender } from '@crownsmith/recommender';
import { comboKey, keysOfCard } from '../combos/combo';
import type { ComboIndex } from '../combos/combo-index';
import { completeCombos } from '../combos/complete-combos';
import { modelRequest } from '../report/model-request';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { illegalCards } from '../swaps/forced-outs';
import { makeHasMany, makeSupports } from '../themes/supports';
import type { Cut, CutReason } from './cut';

/** What limits the cuts. */
export interface CutOptions {
  /** Most cuts; all cards without it. */
  readonly limit?: number | undefined;
  /** Slugs of cards that stay. */
  readonly keep?: Iterable<string> | undefined;
  /** Known combos: the cards of those that the list has go last. */
  readonly combos?: ComboIndex | undefined;
}

/** A card of the list with what the recommender says against it. */
interface Judged {
  readonly card: ReportCard;
  readonly weak: Recommendation<ReasonAgainst>;
  /** whether it is for what the list is built on */
  readonly supports: boolean;
  /** whether the list is built around it */
  readonly isKey: boolean;
}

/** From this share of the similar decks on, a card is no yardstick: it does some job in every list. */
const STAPLE = 0.9;

/** The share of similar decks that play a card, of those that could; 0 where these are too few to say anything. */
const similarShare = ({ similarCount, similarDecks }: Evidence): number =>
  areEnoughDecks(similarDecks) ? similarCount / similarDecks : 0;

/** Whether hardly any deck could have played a card: it is newer than they are. */
const isUntried = ({ similarDecks, potentialDecks }: Evidence): boolean =>
  !areEnoughDecks(Math.max(similarDecks, potentialDecks));

/**
 * Whether only a list that is too long loses a card: the list is built around it, or nothing speaks for it to go but that others fit better:
 * most similar decks play it, or hardly any could have.
 */
export const isHardlyCut = ({
  evidence,
  reason,
  isKey,
}: Pick<Cut, 'evidence' | 'reason' | 'isKey'>): boolean =>
  reason.code !== 'not-legal' &&
  (isKey ||
    (reason.code === 'unsupported' &&
      (isUntried(evidence) || (reason.among === 'similar-decks' && similarShare(evidence) >= MOST_SHARE))));

/** Cards that end the game: others of the list are there for them, and decks without them say nothing of that. */
const WINS = /\byou win the game\b|\b(?:defending|each|target|that) (?:opponent|player) loses the game\b/i;

/** Cards of the library without which such a card does nothing (Battle of Wits). */
const NEEDED = /\bif you have (\d+) or more cards in your library\b/i;

/** Whether a card ends the game of a deck of so many cards. */
const isWin = ({ text = '' }: ReportCard, size: number): boolean =>
  WINS.test(text) && Number(NEEDED.exec(text)?.[1] ?? 0) <= size;

/** Makes a function that tells whether a card is one of a combo that a list has of cards that it may have. */
const makeIsPiece = (
  { commanders, main }: ReportDeck,
  illegal: ReadonlyMap<ReportCard, unknown>,
  combos: ComboIndex | undefined,
): ((card: ReportCard) => boolean) => {
  const legal = main.filter(({ card }) => card !== undefined && !illegal.has(card));
  const keys = new Set(
    completeCombos({ commanders, main: legal }, combos).flatMap(({ cards }) => cards.map(comboKey)),
  );
  return ({ name, slug }) => keys.size > 0 && keysOfCard(name, slug).some((key) => keys.has(key));
};

/** Cards that do their job once: what stays on the battlefield does more than its job, turn after turn. */
const ONCE: ReadonlySet<PrimaryType | undefined> = new Set(['Instant', 'Sorcery']);

/** Whether a card is for the same jobs as another, each of them once, and can be cast whenever the other can. */
const doesJobsOf = (like: ReportCard, { tags, typeLine }: ReportCard): boolean => {
  const [type, likeType] = [primaryTypeOf(typeLine), primaryTypeOf(like.typeLine)];
  return (
    ONCE.has(type) &&
    ONCE.has(likeType) &&
    (type === 'Sorcery' || likeType === 'Instant') &&
    tags.length === like.tags.length &&
    tags.every((tag) => like.tags.includes(tag))
  );
};

/** A cheaper card, of those that may stay, that is for the same jobs and that more of the similar decks play: the most played one. */
const findCheaper = ({ card, weak }: Judged, staying: readonly Judged[]): Judged | undefined => {
  let best: Judged | undefined;
  for (const like of staying) {
    const share = similarShare(like.weak.evidence);
    if (
      share < STAPLE &&
      areEnoughDecks(like.weak.evidence.similarCount) &&
      doesJobsOf(like.card, card) &&
      like.card.manaValue < card.manaValue &&
      like.weak.score < weak.score &&
      share > similarShare(weak.evidence) &&
      share > (best ? similarShare(best.weak.evidence) : 0)
    )
      best = like;
  }
  return best;
};

const reasonOf = (judged: Judged, staying: readonly Judged[]): CutReason => {
  const { evidence, reason } = judged.weak;
  const [job] = judged.card.tags;
  const { similarCount: decks, similarDecks: of, surplus, overallDecks, overallPotentialDecks } = evidence;
  const like =
    job === undefined ||
    judged.supports ||
    !areEnoughDecks(of) ||
    similarShare(evidence) >= MOST_SHARE ||
    (reason !== 'surplus' && reason !== 'unsupported')
      ? undefined
      : findCheaper(judged, staying);
  if (like !== undefined && job !== undefined) {
    const { similarCount: likeDecks, similarDecks: likeOf } = like.weak.evidence;
    return { code: 'dearer', job, like: like.card, decks, of, likeDecks, likeOf };
  }
  if (reason === 'surplus' && surplus !== undefined) {
    const { job, have, usual, decks: compared, among } = surplus;
    return { code: 'surplus', job, have, usual, of: compared, among };
  }
  switch (reason) {
    case 'few-similar-decks':
      return { code: reason, decks, of, allDecks: overallDecks, allOf: overallPotentialDecks };
    case 'few-with-commander':
      return { code: reason, decks: evidence.numDecks, of: evidence.potentialDecks };
    case 'surplus':
    case 'unsupported':
      return areEnoughDecks(of)
        ? { code: 'unsupported', decks, of, among: 'similar-decks' }
        : { code: 'unsupported', decks: overallDecks, of: overallPotentialDecks, among: 'all' };
  }
};

/** How far the scores of a list are from their mean, on average. */
const spreadOf = (scores: readonly number[]): number => {
  const mean = scores.reduce((sum, score) => sum + score / scores.length, 0);
  return Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2 / scores.length, 0));
};

/** The list with the cards for what it is built on by one spread of the scores stronger: similar decks may be built on something else. */
const withSupport = (list: readonly Judged[]): readonly Judged[] => {
  const spread = spreadOf(list.map(({ weak }) => weak.score));
  return list.map((judged) =>
    judged.supports ? { ...judged, weak: { ...judged.weak, score: judged.weak.score - spread } } : judged,
  );
};

/**
 * The cards of a list that should go, best to cut first: those that it may not have, then those that the rest of the list calls for least, by similar decks, by
 * cards that are played together, by the commander, by what the list has too much of, and by what it is built on; cards that it is built around last. No commanders and basic lands, no
 * cards that the list is built on, no cards that the recommender does not know.
 */
export const findCuts = (
  deck: ReportDeck,
  recommender: Pick<Recommender, 'indexOf' | 'weakest'>,
  { limit = Infinity, keep = [], combos }: CutOptions = {},
): readonly Cut[] => {
  const cards = new Map(
    deck.main.flatMap(({ card }) => (card === undefined ? [] : [[card.slug as string, card]])),
  );
  const request = modelRequest(deck, recommender);
  const illegal = illegalCards(deck);
  const [hasMany, supports] = [makeHasMany(deck), makeSupports(deck)];
  const isPiece = makeIsPiece(deck, illegal, combos);
  const size = deckSize(deck);
  const list = withSupport(
    recommender.weakest({ ...request, limit: deck.main.length }).flatMap((weak): readonly Judged[] => {
      const card = cards.get(weak.slug);
      if (card === undefined || isBasicLand(card)) return [];
      // The list is built on it: only rules can tell against it.
      if (hasMany(card) && !illegal.has(card)) return [];
      const base = supports(card);
      const isKey = base === 'copies' || isWin(card, size) || isPiece(card);
      return [{ card, weak, supports: base !== undefined, isKey }];
    }),
  );
  const kept = new Set(keep);
  const staying = list.filter(({ card }) => !illegal.has(card));
  return list
    .filter(({ card }) => !kept.has(card.slug))
    .toSorted(
      (a, b) =>
        Number(illegal.has(b.card)) - Number(illegal.has(a.card)) ||
        Number(a.isKey) - Number(b.isKey) ||
        Number(isUntried(a.weak.evidence)) - Number(isUntried(b.weak.evidence)) ||
        b.weak.score - a.weak.score,
    )
    .slice(0, limit)
    .map((judged) => {
      const violation = illegal.get(judged.card);
      return {
        card: judged.card,
        score: judged.weak.score,
        evidence: judged.weak.evidence,
        against: judged.weak.reason,
        isKey: judged.isKey,
        reason: violation === undefined ? reasonOf(judged, staying) : { code: 'not-legal', violation },
      };
    });
};
