import type { CommanderPage, DeckReport, RecComparison, RecEvidence } from '@crownsmith/api-client';
import {
  allowanceOfDeck,
  bracketsWithCards,
  bracketWithout,
  companionFilterOf,
  isIdleSource,
  modelRequest,
  suggestedPrice,
  type ComboIndex,
  type DeckNouns,
} from '@crownsmith/deck-report';
import {
  cardUrl,
  DECK_FORMATS,
  deckSize,
  isBasicLand,
  isSlug,
  type BracketLimit,
  type ColorIdentity,
  type CopiesOf,
} from '@crownsmith/domain';
import type { Recommendation, RecommendRequest } from '@crownsmith/recommender';
import { priceOf } from '../deck-report/deck-figures';
import type { ReadDeck } from '../deck-report/read-deck';
import type { ReportCard } from '../deck-report/report-card';
import { reportJobs } from '../deck-report/suggestions';
import { toComparison, toReason, toRecEvidence } from '../recommendations/wire-recs';
import type { Engine } from '../snapshot/engine';
import { commandersNoun, recReason, similarNoun } from '../text/rec-reasons';
import type { ResolvedLimits } from './resolve-limits';

/** A job of a list beside what is usual, as reports have it. */
export type Job = DeckReport['jobs'][number];

/** What advice is made from. */
export interface AdviceFacts {
  readonly engine: Engine;
  /** By name, slug or path. */
  readonly find: (name: string) => ReportCard | undefined;
  /** A known name like an unknown one. */
  readonly nearest: (name: string) => string | undefined;
  readonly combos: ComboIndex | undefined;
  readonly bracketLimits: readonly BracketLimit[];
  /** The page of the commanders; undefined without one. */
  readonly page: CommanderPage | undefined;
}

/** A list with what all advice on it begins with. */
export interface AdvisedDeck extends AdviceFacts {
  /** A card of the recommender by its slug. */
  readonly cardOf: (slug: string) => ReportCard | undefined;
  readonly deck: ReadDeck;
  readonly limits: ResolvedLimits;
  /** How many cards it has, and how many a deck has: as many as it has where its commanders let it have any number from a hundred on. */
  readonly size: number;
  readonly deckSize: number;
  readonly identity: ColorIdentity;
  /** Its known cards, commanders left out; entries of one card as they are. */
  readonly main: readonly CopiesOf<ReportCard>[];
  readonly jobs: readonly Job[];
  readonly compared: RecComparison;
  /** What decks like it are called. */
  readonly nouns: DeckNouns;
  /** The list as a request to the recommender. */
  readonly request: Omit<RecommendRequest, 'limit'>;
  /** Whether a card may come in: legal, not listed, within the limits, but the bracket and the sum. Colours are not asked for. */
  readonly mayComeIn: (card: ReportCard) => boolean;
  /** Whether the condition of the list's companion lets a card come in. */
  readonly meetsCompanion: (card: ReportCard) => boolean;
  /** Those cards with each of which alone the list is of no higher bracket than is allowed, and that no reason for one above the limit names. */
  readonly withinBracket: (cards: readonly ReportCard[]) => readonly ReportCard[];
  /** Cards that may come in, best first: within the limits, but the bracket and the sum, which depend on what goes and comes in with them. */
  readonly rank: (limit: number, accepts?: (card: ReportCard) => boolean) => readonly Recommendation[];
  /** The highest bracket that is allowed: that of the limits, or the list's own where that is higher; undefined without a limit. */
  readonly allowedBracket: () => number | undefined;
  /** Cards to add within the limits, best first: each of them alone leads above no bracket. */
  readonly recommend: (limit: number, accepts?: (card: ReportCard) => boolean) => readonly Recommendation[];
  /** What speaks for a recommended card, as a sentence. */
  readonly reasonOf: (rec: Recommendation, card: ReportCard) => string;
  /** Dearer cards are not suggested where the player states no budget; undefined for any. */
  readonly suggestedPrice: number | undefined;
}

type Find = AdviceFacts['find'];

const lookUps = new WeakMap<Find, Find>();

/** Finds cards by the slugs of the recommender, which are far fewer than names; remembered, as every ranking asks for most of them. */
const bySlug = (find: Find): Find => {
  const known = lookUps.get(find);
  if (known !== undefined) return known;
  const cards = new Map<string, ReportCard | undefined>();
  const lookUp: Find = (slug) => {
    const card = cards.get(slug);
    if (card !== undefined || cards.has(slug)) return card;
    // Another card may have the slug as its name.
    const found = isSlug(slug) ? find(cardUrl(slug)) : undefined;
    cards.set(slug, found);
    return found;
  };
  lookUps.set(find, lookUp);
  return lookUp;
};

const knownCopies = (entries: ReadDeck['main']): readonly CopiesOf<ReportCard>[] =>
  entries.flatMap(({ card, count }) => (card ? [{ card, count: Math.max(1, count) }] : []));

/** Further cards that are ranked where some may lead above a bracket. */
const OVER_BRACKET = 150;

/** Prepares a list for advice. Its commanders can lead a deck. */
export const adviseDeck = (deck: ReadDeck, limits: ResolvedLimits, facts: AdviceFacts): AdvisedDeck => {
  const { engine, find, page } = facts;
  const cardOf = bySlug(find);
  const list: Omit<RecommendRequest, 'limit'> = modelRequest(deck, engine, cardOf);
  const size = deckSize(deck);
  const main = knownCopies(deck.main);
  const commanders = knownCopies(deck.commanders).map(({ card }) => card);
  const allowance = allowanceOfDeck(deck);
  const jobs = reportJobs(main, page, engine.jobs(list), allowance.hasAnySize);
  const cardPrice =
    limits.limits.cardPrice === undefined &&
    limits.limits.totalPrice === undefined &&
    limits.limits.owned === undefined
      ? suggestedPrice([...commanders.map((card) => ({ card, count: 1 })), ...main])
      : undefined;
  const compared = toComparison(engine.comparedWith(list), cardPrice);
  const names = new Map<number, string>();
  for (const card of [...commanders, ...main.map(({ card: own }) => own)]) {
    const index = engine.indexOf(card.slug);
    if (index !== undefined) names.set(index, card.name);
  }
  const listed = new Set<string>(
    [...deck.commanders, ...deck.main, ...(deck.companion ? [deck.companion] : [])].flatMap(
      ({ card }) => card?.slug ?? [],
    ),
  );
  const { bonusOf } = limits;
  const meetsCompanion = companionFilterOf(deck);
  const mayComeIn = (card: ReportCard): boolean =>
    !listed.has(card.slug) &&
    meetsCompanion(card) &&
    card.legality === 'legal' &&
    !isBasicLand(card) &&
    !isIdleSource(card, allowance.identity) &&
    (priceOf(card) ?? 0) <= (cardPrice ?? Infinity) &&
    limits.refusalOf(card) === undefined;
  const rank: AdvisedDeck['rank'] = (limit, accepts = () => true) =>
    engine.recommend({
      ...list,
      limit,
      accepts: (slug) => {
        const card = cardOf(slug);
        return card !== undefined && mayComeIn(card) && accepts(card);
      },
      ...(bonusOf !== undefined && {
        bonus: (slug, usual) => {
          const card = cardOf(slug);
          return card === undefined ? 0 : bonusOf(card, usual);
        },
      }),
    });
  const { bracket } = limits.limits;
  let ownBracket: number | undefined;
  const allowedBracket = (): number | undefined =>
    bracket === undefined
      ? undefined
      : Math.max(bracket, (ownBracket ??= bracketWithout(deck, facts)(new Set()).estimate));
  const withinBracket: AdvisedDeck['withinBracket'] = (cards) => {
    const allowed = allowedBracket();
    if (allowed === undefined || bracket === undefined) return cards;
    const bracketWith = bracketsWithCards(deck, facts, cards);
    return cards.filter((card) => {
      const { estimate, ofCard } = bracketWith(card);
      return estimate <= allowed && ofCard <= bracket;
    });
  };
  const recommendSome: AdvisedDeck['recommend'] = (limit, accepts) => {
    if (bracket === undefined) return rank(limit, accepts);
    const ranked = rank(limit + OVER_BRACKET, accepts);
    const within = new Set<string>(
      withinBracket(ranked.flatMap(({ slug }) => cardOf(slug) ?? [])).map(({ slug }) => slug),
    );
    return ranked.filter(({ slug }) => within.has(slug)).slice(0, limit);
  };
  let best: { readonly limit: number; readonly cards: readonly Recommendation[] } | undefined;
  return {
    ...facts,
    cardOf,
    deck,
    limits,
    request: list,
    size,
    deckSize: allowance.hasAnySize
      ? Math.max(size, DECK_FORMATS.commander.deckSize)
      : DECK_FORMATS.commander.deckSize,
    identity: allowance.identity,
    main,
    jobs,
    compared,
    nouns: {
      similar: `${similarNoun(compared)}s`,
      commander: commandersNoun(commanders.length),
    },
    suggestedPrice: cardPrice,
    mayComeIn,
    meetsCompanion,
    withinBracket,
    rank,
    allowedBracket,
    recommend: (limit, accepts) => {
      if (accepts !== undefined) return recommendSome(limit, accepts);
      // Fewer cards are the first of more.
      if (best === undefined || best.limit < limit) best = { limit, cards: recommendSome(limit) };
      return best.cards.slice(0, limit);
    },
    reasonOf: (rec, card) => {
      const evidence: RecEvidence = toRecEvidence(rec.evidence, (index) => names.get(index));
      return `${recReason({ evidence, reason: toReason(rec.reason, card, commanders) }, commanders.length, compared) ?? ''}.`;
    },
  };
};
