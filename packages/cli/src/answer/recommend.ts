import {
  type CompareChoice,
  RecsResponse,
  type RecsRequest,
  type RequestLimits,
} from '@crownsmith/api-client';
import {
  chosenColorText,
  type Color,
  MAX_COMMANDERS,
  MAX_COPIES,
  MAX_RECS_CARDS,
  SELECT_COMMANDER_MESSAGE,
} from '@crownsmith/domain';
import { comparisonText, unknownCardText } from '@crownsmith/answers/text';
import * as z from 'zod';
import { Failure } from '../failure';
import { alsoMeansNotes } from '../list/also-means-notes';
import type { ListCard } from '../list/list-card';
import type { ReadList } from '../list/read-list';
import type { CardSource } from '../source/card-source';
import { requireDecks } from './commander';
import { DataInfo, dataInfo } from './data-info';
import { requireKnown } from './identity';
import { nearestOf } from './legality';

const Recommended = RecsResponse.shape.inRecs;

/** Cards to add to a list and to cut from it. */
export const RecommendAnswer = z.object({
  commanders: z.array(z.string()),
  /** cards of the list as it was used: copies and commanders included */
  cards: z.number().int(),
  /** best first; each with the figures behind it and the reason for its place */
  add: Recommended,
  /** best to cut first */
  cut: Recommended,
  /** names of the list that no card has; they were left out */
  unknown: z.array(z.string()),
  /** colours that the player of a commander chooses; absent where none is chosen */
  chosen_colors: RecsResponse.shape.chosen_colors,
  /** which decks are the similar ones */
  compared_with: RecsResponse.shape.compared_with,
  /** what limits the answer, which decks are similar ones, and which colour is chosen, and what unknown names are like, as sentences */
  notes: z.array(z.string()),
  data: DataInfo,
});
export type RecommendAnswer = z.infer<typeof RecommendAnswer>;

/** What `recommend` is asked besides a list. */
export interface RecommendOptions {
  /** instead of those of the list */
  readonly commanders?: readonly string[] | undefined;
  /** cards to add, at most; 20 by default */
  readonly limit?: number | undefined;
  /** cards to cut, at most; none by default */
  readonly cuts?: number | undefined;
  /** without lands among the cards to add */
  readonly withoutLands?: boolean | undefined;
  /** the colour that the player chooses for a commander; by default the one that most cards need */
  readonly chosenColor?: Color | undefined;
  /** which decks the list is compared with; by default those near it */
  readonly compare?: CompareChoice | undefined;
  /** what the player allows for what comes in and goes */
  readonly limits?: RequestLimits | undefined;
}

const DEFAULT_LIMIT = 20;

const entriesOf = (list: ReadList): RecsRequest['cards'] => {
  const copies = new Map<string, number>();
  for (const { card, count } of [...list.commanders, ...list.main])
    if (card) copies.set(card.wire.url, (copies.get(card.wire.url) ?? 0) + count);
  if (copies.size > MAX_RECS_CARDS)
    throw new Failure(
      'usage',
      `The list has ${copies.size} different cards; at most ${MAX_RECS_CARDS} are possible.`,
    );
  return [...copies].map(([url, count]) => ({ url, count: Math.min(count, MAX_COPIES) }));
};

const namedCommanders = async (names: readonly string[], source: CardSource) => {
  const found = await source.cards(names);
  await requireKnown(
    names.filter((name) => !found.has(name)),
    source,
  );
  return names.flatMap((name) => found.get(name)?.wire ?? []);
};

/**
 * Recommends cards for a list, or for a commander alone. Rejects with a Failure without a commander, for commanders that
 * no deck can have together, and for a source without decks.
 */
export const recommend = async (
  list: ReadList,
  source: CardSource,
  options: RecommendOptions = {},
): Promise<RecommendAnswer> => {
  const decks = requireDecks(source);
  const { commanders: named = [], limit = DEFAULT_LIMIT, cuts = 0 } = options;
  if (named.length > MAX_COMMANDERS)
    throw new Failure('usage', `A deck has one commander or two; here are ${named.length}.`);
  const ofList = list.commanders.flatMap(({ card }): ListCard[] => (card ? [card] : []));
  const commanders = named.length > 0 ? await namedCommanders(named, source) : ofList.map(({ wire }) => wire);
  if (commanders.length === 0)
    throw new Failure(
      'usage',
      `${SELECT_COMMANDER_MESSAGE.replace(/ by .*$/, '')}: pass one, or mark it in the list.`,
    );
  const response = await decks.recommend({
    cards: entriesOf(list),
    commanders: commanders.map(({ url }) => url),
    ...(list.companion?.card && { companion: list.companion.card.wire.url }),
    ...(options.chosenColor && { chosen_color: options.chosenColor }),
    ...(options.limits && { limits: options.limits }),
    ...(options.compare && { compare: options.compare }),
  });
  if (!response.ok) throw new Failure('no', response.error);
  const { inRecs, outRecs, num_cards, chosen_colors, compared_with, limit_notes = [] } = response.value;
  const nearest = await nearestOf(list, source);
  const wanted = options.withoutLands === true ? inRecs.filter(({ land }) => land !== true) : inRecs;
  return {
    commanders: commanders.map(({ name }) => name),
    cards: num_cards ?? commanders.length,
    add: wanted.slice(0, limit),
    cut: outRecs.slice(0, cuts),
    unknown: [...list.commanders, ...(list.companion ? [list.companion] : []), ...list.main].flatMap(
      ({ name, card }) => (card ? [] : [name]),
    ),
    ...(chosen_colors && { chosen_colors }),
    ...(compared_with && { compared_with }),
    notes: [
      ...(compared_with ? [comparisonText(compared_with, commanders.length)] : []),
      ...limit_notes,
      ...alsoMeansNotes(list),
      ...[...(nearest ?? [])].flatMap(([name, like]) => (like ? [unknownCardText(name, like)] : [])),
      ...(chosen_colors ? [chosenColorText(chosen_colors, options.chosenColor !== undefined)] : []),
    ],
    data: dataInfo(source),
  };
};
