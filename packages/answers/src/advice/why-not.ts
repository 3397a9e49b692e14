import type { WhyNot } from '@crownsmith/api-client';
import { allowanceOfDeck, isIdleSource } from '@crownsmith/deck-report';
import {
  allows,
  andList,
  cardUrl,
  colorName,
  companionRule,
  identityColors,
  isBasicLand,
} from '@crownsmith/domain';
import type { Evidence, Recommendation } from '@crownsmith/recommender';
import { priceOf } from '../deck-report/deck-figures';
import type { ReportCard } from '../deck-report/report-card';
import { countedText, countText, meanText, priceText } from '../text/numbers';
import type { AdvisedDeck } from './advised-deck';
import { effectsOf } from './effects';

type Status = WhyNot['status'];

/** Recommendations among which a place is looked for. */
const LOOKED_AT = 2000;

/** Why a card cannot come in, whatever it is worth; undefined for one that can. */
const hindrance = (
  advised: AdvisedDeck,
  card: ReportCard,
): Exclude<Status, 'recommended' | 'bracket'> | undefined => {
  const { deck, limits, engine } = advised;
  const entries = [...deck.commanders, ...deck.main, ...(deck.companion ? [deck.companion] : [])];
  if (!isBasicLand(card) && entries.some(({ card: own }) => own?.slug === card.slug)) return 'listed';
  if (card.legality === 'banned') return 'banned';
  if (card.legality !== 'legal') return 'not-legal';
  if (!allows(allowanceOfDeck(deck), card)) return 'outside-identity';
  if (isBasicLand(card)) return 'basic-land';
  const refusal = limits.refusalOf(card);
  if (refusal === 'too-dear')
    return (priceOf(card) ?? 0) > (limits.limits.cardPrice ?? Infinity) ? 'too-dear' : 'over-budget';
  if (refusal !== undefined) return refusal;
  if ((priceOf(card) ?? 0) > (advised.suggestedPrice ?? Infinity)) return 'too-dear';
  return engine.indexOf(card.slug) === undefined ? 'unknown-to-model' : undefined;
};

/** What keeps a card out, as a sentence. */
const hindranceText = (advised: AdvisedDeck, card: ReportCard, status: Status): string => {
  const { limits } = advised.limits;
  const { name } = card;
  const price = priceText(priceOf(card) ?? 0);
  switch (status) {
    case 'listed':
      return `${name} is in the list already.`;
    case 'banned':
      return `${name} is banned in Commander.`;
    case 'not-legal':
      return `${name} is not legal in Commander.`;
    case 'outside-identity': {
      const outside = identityColors(card.colorIdentity).filter(
        (color) => !identityColors(advised.identity).includes(color),
      );
      return `${name} is ${andList(outside.map((color) => colorName(color).toLowerCase()))}, which is outside the colours of ${advised.nouns.commander ?? 'your commander'}.`;
    }
    case 'basic-land':
      return `${name} is a basic land: filling the list adds as many as its colours need.`;
    case 'never':
      return `${name} is among the cards that never come in.`;
    case 'not-owned':
      return `You do not own ${name}, and only cards that you own come in.`;
    case 'too-old':
      return `${name} was first printed on ${card.releasedAt ?? ''}, before ${limits.since ?? ''}.`;
    case 'no-date':
      return `It is not known when ${name} was first printed.`;
    case 'land':
      return `${name} is a land, and no more lands come in.`;
    case 'unpriced':
      return `No price of ${name} is known, so that it may be above your limit.`;
    case 'too-dear':
      return limits.cardPrice === undefined
        ? `${name} costs ${price}: cards over ${priceText(advised.suggestedPrice ?? 0)} are left out, as yours cost less.`
        : `${name} costs ${price}, more than the ${priceText(limits.cardPrice)} that a card may cost.`;
    case 'over-budget':
      return `${name} costs ${price}, more than the ${priceText(limits.totalPrice ?? 0)} for all cards.`;
    case 'bracket':
      return `${name} leads above bracket ${limits.bracket ?? ''}.`;
    case 'unknown-to-model':
      return `No deck that was counted knows ${name} yet.`;
    case 'recommended':
      return '';
  }
};

/** Who plays a card, as a sentence. */
const playedText = (
  { similarCount, similarDecks, numDecks, potentialDecks, overallDecks, overallPotentialDecks }: Evidence,
  nouns: AdvisedDeck['nouns'],
): string => {
  const parts = [
    ...(similarDecks > 0
      ? [`${countText(similarCount)} of ${countText(similarDecks)} ${nouns.similar ?? 'similar decks'}`]
      : []),
    ...(potentialDecks > 0
      ? [
          `${countText(numDecks)} of ${countText(potentialDecks)} decks with ${nouns.commander ?? 'your commander'}`,
        ]
      : []),
    `${countText(overallDecks)} of ${countText(overallPotentialDecks)} decks that could`,
  ];
  return `It is played by ${andList(parts)}.`;
};

const NO_COUNTS = {
  num_decks: 0,
  potential_decks: 0,
  similar_count: 0,
  similar_decks: 0,
  overall_decks: 0,
  overall_potential_decks: 0,
};

/** What a card would do for the jobs of a list, as sentences. */
const roleTexts = ({ roles, curve }: NonNullable<WhyNot['effects']>, card: ReportCard): readonly string[] => {
  const done = roles.filter(({ have, after }) => after > have);
  const at = Math.min(7, Math.max(0, Math.floor(card.manaValue)));
  return [
    ...(done.length === 0 && card.primaryType !== 'Land'
      ? ['It does none of the jobs that are counted.']
      : []),
    ...done.map(
      ({ label, have, usual, low, high, decks }) =>
        `${label}: you have ${have}${decks === 0 ? '' : `, ${meanText(usual)} are usual${have < low ? ': you lack some' : have >= high ? ': you have enough' : ''}`}.`,
    ),
    ...(card.primaryType === 'Land'
      ? []
      : [
          `You have ${countedText(curve.before[at] ?? 0, 'card')} of mana value ${at}${at === 7 ? ' or more' : ''}.`,
        ]),
  ];
};

/** The condition of the list's companion, where a card breaks it, as a sentence. */
const companionText = ({ deck, meetsCompanion }: AdvisedDeck, card: ReportCard): string | undefined => {
  const rule = companionRule(deck.companion?.card?.name ?? '');
  return rule && !meetsCompanion(card)
    ? `It is against the condition of your companion ${rule.name}: ${rule.condition}.`
    : undefined;
};

/** Why a card is no better recommended for a list. */
export const whyNot = (advised: AdvisedDeck, card: ReportCard): WhyNot => {
  const { limits, request, engine, nouns } = advised;
  const stopped = hindrance(advised, card);
  const canJoin =
    stopped === undefined || !['listed', 'banned', 'not-legal', 'outside-identity'].includes(stopped);
  const effects = canJoin ? effectsOf(advised, { added: [{ card, count: 1 }] }) : null;
  const status: Status = stopped ?? (advised.withinBracket([card]).length === 0 ? 'bracket' : 'recommended');
  const [own] = engine.recommend({ ...request, limit: 1, accepts: (slug) => slug === card.slug });
  const ranked = status === 'recommended' ? advised.recommend(LOOKED_AT) : [];
  const at = ranked.findIndex(({ slug }) => slug === card.slug);
  return {
    card: { name: card.name, url: cardUrl(card.slug), price: priceOf(card) },
    status,
    place: at < 0 ? null : at + 1,
    of: ranked.length,
    sentences: [
      status === 'recommended' ? placeText(advised, card, ranked, at) : hindranceText(advised, card, status),
      companionText(advised, card) ?? [],
      ...(own === undefined ? [] : [playedText(own.evidence, nouns)]),
      ...(effects === null ? [] : roleTexts(effects, card)),
      ...(isIdleSource(card, advised.identity)
        ? ['In this deck it makes no mana that a basic land would not.']
        : []),
      ...(effects?.combos ?? []),
      ...(effects !== null && effects.bracket.after !== effects.bracket.before
        ? [`It would move the estimated bracket from ${effects.bracket.before} to ${effects.bracket.after}.`]
        : []),
      ...(effects === null || status === 'too-dear' || status === 'over-budget' || status === 'unpriced'
        ? []
        : [priceSentence(card)]),
      ...limits.notes,
    ].flat(),
    ...(own === undefined
      ? NO_COUNTS
      : {
          num_decks: own.evidence.numDecks,
          potential_decks: own.evidence.potentialDecks,
          similar_count: own.evidence.similarCount,
          similar_decks: own.evidence.similarDecks,
          overall_decks: own.evidence.overallDecks,
          overall_potential_decks: own.evidence.overallPotentialDecks,
        }),
    effects,
  };
};

const priceSentence = (card: ReportCard): string => {
  const price = priceOf(card);
  return price === null ? 'Its price is not known.' : `It costs ${priceText(price)}.`;
};

/** Its place among the recommendations, and what comes right before it. */
const placeText = (
  { cardOf, nouns }: AdvisedDeck,
  card: ReportCard,
  ranked: readonly Recommendation[],
  at: number,
): string => {
  if (at < 0) return `${card.name} is not among the first ${countText(ranked.length)} recommendations.`;
  const before = ranked[at - 1];
  const place = `${card.name} is number ${countText(at + 1)} of the recommendations`;
  const name = before === undefined ? undefined : cardOf(before.slug)?.name;
  if (before === undefined || name === undefined) return `${place}.`;
  const { similarCount, similarDecks } = before.evidence;
  const played =
    similarDecks === 0
      ? ''
      : `, which ${countText(similarCount)} of ${countText(similarDecks)} ${nouns.similar ?? 'similar decks'} ${similarCount === 1 ? 'plays' : 'play'}`;
  return `${place}, behind ${name}${played}.`;
};
