import { setsOfCards, type CardSet } from '@crownsmith/catalog';
import type { SetPage } from '@crownsmith/api-client';
import { canBeInCommandZone, isBasicLand, isFirstPrinting, type Card } from '@crownsmith/domain';
import { byInclusion } from '#src/pages/card-row';
import { commanderRow, type PageContext } from '#src/pages/page-context';
import { overallRow } from './top-lists';

/** A code that may stand in an address. */
const CODE = /^[a-z0-9]{2,8}$/;

const isInFormat = (card: Card): boolean => card.legality !== 'not_legal';

/** What is known of a set beside its cards. */
export type KnownSet = Pick<CardSet, 'code' | 'name' | 'releasedAt'>;

interface MadeSet {
  readonly code: string;
  readonly name: string;
  readonly releasedAt: string | null;
  readonly cards: readonly number[];
}

/** The sets that cards name, each with its cards of the format; known names and dates win over what cards say. */
const setsOf = (cards: readonly Card[], known: readonly KnownSet[]): readonly MadeSet[] => {
  const facts = new Map<string, KnownSet>([...setsOfCards(cards), ...known].map((set) => [set.code, set]));
  const members = new Map<string, number[]>();
  cards.forEach((card, number) => {
    if (!isInFormat(card)) return;
    for (const code of new Set(card.sets)) {
      if (!CODE.test(code)) continue;
      const own = members.get(code);
      if (own === undefined) members.set(code, [number]);
      else own.push(number);
    }
  });
  return [...members].map(([code, numbers]) => ({
    code,
    name: facts.get(code)?.name ?? code.toUpperCase(),
    releasedAt: facts.get(code)?.releasedAt ?? null,
    cards: numbers,
  }));
};

/** The sets of all cards, the newest first, those without a date last. */
export const setPages = (context: PageContext, known: readonly KnownSet[]): readonly SetPage[] => {
  const zoneOf = new Map(
    context.zones.flatMap((zone) => (zone.cards.length === 1 ? [[zone.cards[0] ?? -1, zone] as const] : [])),
  );
  const cardOf = (number: number): Card | undefined => context.cards[number];
  return setsOf(context.cards, known)
    .map(({ code, name, releasedAt, cards }): SetPage => {
      const isNew = (number: number): boolean => isFirstPrinting(cardOf(number)?.releasedAt, releasedAt);
      const commanders = cards.filter((number) => {
        const card = cardOf(number);
        return card !== undefined && isNew(number) && canBeInCommandZone(card) && zoneOf.has(number);
      });
      const listed = cards.filter((number) => {
        const card = cardOf(number);
        return card !== undefined && !isBasicLand(card);
      });
      const rows = (numbers: readonly number[]) =>
        numbers.map((number) => overallRow(context, number)).sort(byInclusion);
      return {
        code,
        name,
        released_at: releasedAt,
        commanders: commanders
          .flatMap((number) => zoneOf.get(number) ?? [])
          .map((zone) => commanderRow(context, zone))
          .sort((a, b) => b.num_decks - a.num_decks || (a.slug < b.slug ? -1 : 1)),
        cards: rows(listed.filter((number) => isNew(number) && !commanders.includes(number))),
        reprints: rows(listed.filter((number) => !isNew(number))),
      };
    })
    .filter((page) => page.commanders.length + page.cards.length + page.reprints.length > 0)
    .sort(
      (a, b) =>
        Number(b.released_at !== null) - Number(a.released_at !== null) ||
        ((b.released_at ?? '') < (a.released_at ?? '') ? -1 : Number(b.released_at !== a.released_at)) ||
        (a.name < b.name ? -1 : 1),
    );
};

/** How many cards a set's page shows. */
export const setCards = (page: SetPage): number =>
  page.commanders.length + page.cards.length + page.reprints.length;
