import type { SetPage } from '@crownsmith/api-client';
import { setsOfCards, type CardSet } from '@crownsmith/catalog';
import { canBeInCommandZone, isBasicLand, isFirstPrinting, type Card } from '@crownsmith/domain';
import { byInclusion } from '@crownsmith/answers/lists';
import { addToList } from '#src/multi-map';
import { byNewest, byRankedDecks, overallRow } from '#src/pages/card-row';
import { setsOfPrintings } from '#src/printings/printed-cards';
import { rowsOfCard, type PrintingColumns } from '#src/printings/printing-columns';
import { commanderRow, type PageContext } from '#src/pages/page-context';

/** A code that can be part of a URL and a file name. */
const CODE = /^[a-z0-9]{2,8}$/;

const isInFormat = (card: Card): boolean => card.legality !== 'not_legal';

/** Facts about a set besides its cards. */
export type KnownSet = Pick<CardSet, 'code' | 'name' | 'releasedAt'>;

interface SetWithCards {
  readonly code: string;
  readonly name: string;
  readonly releasedAt: string | null;
  readonly cards: readonly number[];
}

/** The sets that cards name, each with its cards of the format; known names and dates take precedence over the cards'. */
const collectSets = (cards: readonly Card[], known: readonly KnownSet[]): readonly SetWithCards[] => {
  const facts = new Map<string, KnownSet>();
  for (const set of [...setsOfCards(cards), ...known])
    facts.set(set.code, { ...facts.get(set.code), ...set });
  const members = new Map<string, number[]>();
  cards.forEach((card, number) => {
    if (!isInFormat(card)) return;
    for (const code of new Set(card.sets)) if (CODE.test(code)) addToList(members, code, number);
  });
  return [...facts.values()].flatMap(({ code, name, releasedAt = null }) => {
    const numbers = members.get(code);
    return numbers === undefined ? [] : [{ code, name, releasedAt, cards: numbers }];
  });
};

/** Makes the pages of all sets, newest first, those without a date last. */
export const makeSetPages = (
  context: PageContext,
  known: readonly KnownSet[],
  printings?: PrintingColumns,
): readonly SetPage[] => {
  const zoneOf = new Map(
    context.zones.flatMap((zone) => (zone.cards.length === 1 ? [[zone.cards[0] ?? -1, zone] as const] : [])),
  );
  const cardOf = (number: number): Card | undefined => context.cards[number];
  const stated = printings === undefined ? [] : setsOfPrintings(printings);
  return collectSets(context.cards, [...known, ...stated])
    .map(({ code, name, releasedAt, cards }): SetPage => {
      const isNew = (number: number): boolean =>
        printings !== undefined && rowsOfCard(printings, number).length > 0
          ? cardOf(number)?.sets[0] === code
          : isFirstPrinting(cardOf(number)?.releasedAt, releasedAt);
      const commanders = cards.filter((number) => {
        const card = cardOf(number);
        return card !== undefined && isNew(number) && canBeInCommandZone(card) && zoneOf.has(number);
      });
      const listed = cards.filter((number) => {
        const card = cardOf(number);
        return card !== undefined && !isBasicLand(card);
      });
      const makeRows = (numbers: readonly number[]) =>
        numbers.map((number) => overallRow(context, number)).sort(byInclusion);
      return {
        code,
        name,
        released_at: releasedAt,
        commanders: commanders
          .flatMap((number) => zoneOf.get(number) ?? [])
          .map((zone) => commanderRow(context, zone))
          .sort(byRankedDecks),
        cards: makeRows(listed.filter((number) => isNew(number) && !commanders.includes(number))),
        reprints: makeRows(listed.filter((number) => !isNew(number))),
      };
    })
    .filter((page) => countSetCards(page) > 0)
    .sort((a, b) => byNewest(a, b) || (a.name < b.name ? -1 : 1));
};

/** Number of cards on a set's page. */
export const countSetCards = (page: SetPage): number =>
  page.commanders.length + page.cards.length + page.reprints.length;
