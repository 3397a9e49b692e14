import type { Rec } from '@crownsmith/api-client';
import {
  formatPrice,
  identityName,
  identityOf,
  isUndecided,
  makeColorIdentity,
  PRICE_SOURCE_INFO,
  PRICE_SOURCES,
  TAG_LABELS,
} from '@crownsmith/domain';
import {
  countedText,
  countText,
  formatName,
  recReason,
  shareText,
  signedText,
} from '@crownsmith/answers/text';
import type { CardAnswer } from '../answer/card';
import type { CommanderAnswer } from '../answer/commander';
import type { IdentityAnswer } from '../answer/identity';
import type { LegalityAnswer } from '../answer/legality';
import type { PriceAnswer } from '../answer/price';
import type { RecommendAnswer } from '../answer/recommend';
import type { SearchAnswer } from '../answer/search';
import type { Style } from './style';

const letters = (colors: Parameters<typeof identityOf>[0]): string =>
  makeColorIdentity(identityOf(colors)) || 'C';

/** `WUBG  Witch-Maw` */
export const identityText = ({ identity, name }: IdentityAnswer): string => `${letters(identity)}  ${name}`;

/** The verdict, then each violation with its line and what to do. */
export const legalityText = (answer: LegalityAnswer, style: Style): string => {
  const { legal, commanders, cards, identity, violations, notes, rules, data } = answer;
  const format = formatName(answer.format);
  const zone = commanders.length > 0 ? `${commanders.join(' and ')} (${letters(identity)})` : 'no commander';
  const verdict = legal
    ? style.good(`Legal in ${format}`)
    : isUndecided(violations)
      ? `Not known to be legal in ${format}: ${countedText(violations.length, 'card')} to look up`
      : style.bad(`Not legal in ${format}: ${countedText(violations.length, 'violation')}`);
  return [
    style.bold(`${verdict}`),
    `${zone}, ${countedText(cards, 'card')}`,
    ...violations.map(
      ({ line, message, fix }) =>
        `${line === null ? 'deck' : `line ${line}`}: ${message} ${style.faint(fix)}`,
    ),
    ...notes.map((note) => style.faint(note)),
    style.faint(`Rules of ${rules}; ${data.label}.`),
  ].join('\n');
};

const pricesText = (card: CardAnswer['card']): string =>
  PRICE_SOURCES.flatMap((source) => {
    const price = card.prices[source]?.price;
    return price === undefined ? [] : [`${PRICE_SOURCE_INFO[source].name} ${formatPrice(price, source)}`];
  }).join(', ');

const LEGALITY_TEXT = {
  legal: 'legal in Commander',
  banned: 'banned in Commander',
  not_legal: 'not legal in Commander',
  unknown: 'legality in Commander unknown',
} as const;

/** A card's facts, a line each. */
export const cardText = ({ card, text, data }: CardAnswer, style: Style): string => {
  const identity = identityOf(card.color_identity);
  const stats =
    card.power !== undefined && card.toughness !== undefined
      ? `${card.power}/${card.toughness}`
      : card.loyalty;
  const prices = pricesText(card);
  return [
    `${style.bold(card.name)}${card.mana_cost === undefined ? '' : `  ${card.mana_cost}`}`,
    `${card.type}${stats === undefined ? '' : `  ${stats}`}`,
    ...(text === null ? [] : [text]),
    `${identityName(identity)} (${letters(card.color_identity)}), ${LEGALITY_TEXT[card.legality]}${card.legal_commander ? ', can be a commander' : ''}${card.game_changer ? ', Game Changer' : ''}`,
    ...(card.tags.length > 0 ? [`Tags: ${card.tags.map((tag) => TAG_LABELS[tag]).join(', ')}`] : []),
    ...(prices === '' ? [] : [`Prices: ${prices}`]),
    style.faint(`${card.url}; ${data.label}.`),
  ].join('\n');
};

const SHOWN_ROWS = 10;

/** A commander's deck count and the first cards of its first lists. */
export const commanderText = (
  { commander, data }: CommanderAnswer,
  style: Style,
  rows = SHOWN_ROWS,
): string => {
  const name = commander.cards.map((card) => card.name).join(' and ');
  const rank = commander.rank === null ? '' : `, rank ${commander.rank}`;
  const lists = commander.lists.flatMap(({ header, rows: listed }) => [
    '',
    style.bold(header),
    ...listed.slice(0, rows).map((row) => {
      const synergy = row.synergy === null ? '' : `, ${signedText(row.synergy)} synergy`;
      return `  ${row.name}: ${shareText(row.num_decks, row.potential_decks)}${synergy}`;
    }),
  ]);
  return [
    `${style.bold(name)} (${letters(commander.color_identity)}): ${countedText(commander.num_decks, 'deck')}${rank}`,
    ...(commander.estimated
      ? ['Too few decks: the lists are estimates from its text and other commanders.']
      : []),
    ...lists,
    '',
    style.faint(`${commander.url}; ${data.label}.`),
  ].join('\n');
};

const recText = (rec: Rec, { commanders, compared_with }: RecommendAnswer, style: Style): string => {
  const { num_decks, potential_decks } = rec.evidence;
  const reason = recReason(rec, commanders.length, compared_with);
  const counted = `${countText(num_decks)} of ${countedText(potential_decks, 'deck')}`;
  const share = potential_decks > 0 ? `${counted} with the commander` : undefined;
  const facts = [reason, reason?.includes(counted) === true ? undefined : share].filter(
    (fact) => fact !== undefined,
  );
  return `  ${rec.name}${facts.length === 0 ? '' : style.faint(`: ${facts.join('; ')}`)}`;
};

/** Cards to add and to cut, each with its reason and figures. */
export const recommendText = (answer: RecommendAnswer, style: Style): string => {
  const { commanders, cards, add, cut, unknown, notes, data } = answer;
  return [
    style.bold(`For ${commanders.join(' and ')}, with ${countedText(cards, 'card')}`),
    ...(add.length === 0 ? ['Nothing to add.'] : add.map((rec) => recText(rec, answer, style))),
    ...(cut.length === 0 ? [] : ['', style.bold('To cut'), ...cut.map((rec) => recText(rec, answer, style))]),
    ...(unknown.length === 0 ? [] : ['', `Left out, as no card has the name: ${unknown.join(', ')}`]),
    ...notes.map((note) => style.faint(note)),
    style.faint(`From ${data.label}.`),
  ].join('\n');
};

/** Which part of a price is that of other printings than the list states, behind it. */
export const asCheapestText = (count = 0): string =>
  count === 0 ? '' : `, ${countedText(count, 'card')} as the cheapest printing`;

/** A line for each price source. */
export const priceText = ({ totals, estimated, notes, data }: PriceAnswer, style: Style): string => {
  const lines = totals.map(({ source, amount, unpriced, as_cheapest: cheapest }) => {
    const without = unpriced === 0 ? '' : `, ${countedText(unpriced, 'card')} without a price`;
    return `${PRICE_SOURCE_INFO[source].name}: ${formatPrice(amount, source)}${without}${asCheapestText(cheapest)}`;
  });
  return [
    ...(lines.length === 0 ? ['No card of the list has a price.'] : lines),
    ...notes.map((note) => style.faint(note)),
    style.faint(`${estimated ? 'Estimates; ' : ''}${data.label}.`),
  ].join('\n');
};

/** The number of cards, then a line for each with how often it is played. */
export const searchText = ({ total, next, commander, cards, data }: SearchAnswer, style: Style): string =>
  [
    style.bold(
      commander === null ? countedText(total, 'card') : `${countedText(total, 'card')} with ${commander}`,
    ),
    ...cards.map(({ name, num_decks: decks, potential_decks: potential, synergy }) =>
      [
        name,
        ...(decks === null || potential === null ? [] : [shareText(decks, potential)]),
        ...(synergy === null ? [] : [`synergy ${signedText(synergy)}`]),
      ].join('  '),
    ),
    ...(cards.length === 0 && total > 0
      ? ['This page is past the last one. Page 1 has the first cards.']
      : []),
    ...(next === null ? [] : [style.faint(`More: page ${next}.`)]),
    style.faint(`${data.label}.`),
  ].join('\n');
