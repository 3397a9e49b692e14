import type {
  CardListView,
  CardView,
  CommanderListView,
  CommanderView,
  PageCard,
  PageCommander,
  PageList,
} from '#app/model/pages';
import { openCards, packCards, type PackedCards } from './packed-cards';

/** Rows as text: card, decks, potential decks, synergy in thousandths, lift in hundredths; rows are separated by `|`. */
type PackedRows = string;
interface PackedList {
  readonly tag: string;
  readonly header: string;
  readonly rows: PackedRows;
}
interface PackedCommander extends Omit<PageCommander, 'cards'> {
  readonly cards: readonly number[];
}

type PackedRest<View, Named extends keyof View> = Omit<View, Named> & { readonly table: PackedCards };

/** A commander page as its loader answers. */
export interface PackedCommanderPage extends PackedRest<
  CommanderView,
  'cards' | 'lists' | 'similar' | 'pairs' | 'averageDeck'
> {
  readonly cards: readonly number[];
  readonly lists: readonly PackedList[];
  readonly similar: readonly (PackedCommander & { readonly similarity: number })[];
  readonly pairs: readonly PackedCommander[];
  readonly averageDeck: string;
}

/** A card page as its loader answers. */
export interface PackedCardPage extends PackedRest<
  CardView,
  'card' | 'topCommanders' | 'playedWith' | 'similar'
> {
  readonly card: number;
  readonly topCommanders: readonly (PackedCommander &
    Pick<CardView['topCommanders'][number], 'withCard' | 'potentialDecks' | 'inclusion' | 'synergy'>)[];
  readonly playedWith: readonly PackedList[];
  readonly similar: readonly number[];
}

/** A page of card lists as its loader answers. */
export interface PackedCardListPage extends PackedRest<CardListView, 'lists'> {
  readonly lists: readonly PackedList[];
}

/** A page of commanders as its loader answers. */
export interface PackedCommanderListPage extends PackedRest<CommanderListView, 'rows'> {
  readonly rows: readonly PackedCommander[];
}

/** Numbers the cards of a page, each once. */
const makeTable = () => {
  const places = new Map<string, number>();
  const cards: PageCard[] = [];
  const place = (card: PageCard): number => {
    const known = places.get(card.slug);
    if (known !== undefined) return known;
    places.set(card.slug, cards.length);
    return cards.push(card) - 1;
  };
  return { place, pack: () => packCards(cards) };
};
type Table = ReturnType<typeof makeTable>;

const packRate = (rate: number | null, scale: number): string =>
  rate === null ? '' : String(Math.round(rate * scale));
const openRate = (text: string | undefined, scale: number): number | null =>
  text ? Number(text) / scale : null;

const packList = (list: PageList, table: Table): PackedList => ({
  tag: list.tag,
  header: list.header,
  rows: list.rows
    .map((row) =>
      [
        table.place(row.card),
        row.numDecks,
        row.potentialDecks,
        packRate(row.synergy, 1000),
        packRate(row.lift, 100),
      ].join(' '),
    )
    .join('|'),
});

const openList = (list: PackedList, cards: readonly PageCard[]): PageList => ({
  tag: list.tag,
  header: list.header,
  rows: (list.rows === '' ? [] : list.rows.split('|')).flatMap((text) => {
    const [place, numDecks, potentialDecks, synergy, lift] = text.split(' ');
    const card = cards[Number(place)];
    if (!card) return [];
    const [n, of] = [Number(numDecks), Number(potentialDecks)];
    const inclusion = of > 0 ? n / of : 0;
    return {
      card,
      numDecks: n,
      potentialDecks: of,
      inclusion,
      synergy: openRate(synergy, 1000),
      lift: openRate(lift, 100),
    };
  }),
});

const packCommander = <C extends PageCommander>(row: C, table: Table) => ({
  ...row,
  cards: row.cards.map(table.place),
});
const pick = (places: readonly number[], cards: readonly PageCard[]): readonly PageCard[] =>
  places.flatMap((place) => cards[place] ?? []);
const openCommander = <C extends PackedCommander>(row: C, cards: readonly PageCard[]) => ({
  ...row,
  cards: pick(row.cards, cards),
});

/**
 * Packs a commander page for its loader's answer; `openCommanderPage` is the way back, but for rates, which are kept to
 * a tenth of a percent (synergy) and a hundredth (lift).
 * @example openCommanderPage(packCommanderPage(view)).lists[0]?.rows[0]?.card.name
 */
export const packCommanderPage = (view: CommanderView): PackedCommanderPage => {
  const table = makeTable();
  const packed = {
    ...view,
    cards: view.cards.map(table.place),
    lists: view.lists.map((list) => packList(list, table)),
    similar: view.similar.map((row) => packCommander(row, table)),
    pairs: view.pairs.map((row) => packCommander(row, table)),
    averageDeck: view.averageDeck.map(({ card, count }) => `${table.place(card)} ${count}`).join('|'),
  };
  return { ...packed, table: table.pack() };
};

/** A commander page from its loader's answer. */
export const openCommanderPage = ({ table, ...packed }: PackedCommanderPage): CommanderView => {
  const cards = openCards(table);
  return {
    ...packed,
    cards: pick(packed.cards, cards),
    lists: packed.lists.map((list) => openList(list, cards)),
    similar: packed.similar.map((row) => openCommander(row, cards)),
    pairs: packed.pairs.map((row) => openCommander(row, cards)),
    averageDeck: (packed.averageDeck === '' ? [] : packed.averageDeck.split('|')).flatMap((text) => {
      const [place, count] = text.split(' ');
      const card = cards[Number(place)];
      return card ? { card, count: Number(count) } : [];
    }),
  };
};

/** Packs a card page for its loader's answer; `openCardPage` is the way back. */
export const packCardPage = (view: CardView): PackedCardPage => {
  const table = makeTable();
  const packed = {
    ...view,
    card: table.place(view.card),
    topCommanders: view.topCommanders.map((row) => packCommander(row, table)),
    playedWith: view.playedWith.map((list) => packList(list, table)),
    similar: view.similar.map(table.place),
  };
  return { ...packed, table: table.pack() };
};

/** A card page from its loader's answer; throws when the answer holds no card, which no loader sends. */
export const openCardPage = ({ table, ...packed }: PackedCardPage): CardView => {
  const cards = openCards(table);
  const card = cards[packed.card];
  if (!card) throw new Error('A card page without its card.');
  return {
    ...packed,
    card,
    topCommanders: packed.topCommanders.map((row) => openCommander(row, cards)),
    playedWith: packed.playedWith.map((list) => openList(list, cards)),
    similar: pick(packed.similar, cards),
  };
};

/** Packs a page of card lists; `openCardListPage` is the way back. */
export const packCardListPage = (view: CardListView): PackedCardListPage => {
  const table = makeTable();
  const lists = view.lists.map((list) => packList(list, table));
  return { ...view, lists, table: table.pack() };
};

/** A page of card lists from its loader's answer. */
export const openCardListPage = ({ table, ...packed }: PackedCardListPage): CardListView => {
  const cards = openCards(table);
  return { ...packed, lists: packed.lists.map((list) => openList(list, cards)) };
};

/** Packs a page of commanders; `openCommanderListPage` is the way back. */
export const packCommanderListPage = (view: CommanderListView): PackedCommanderListPage => {
  const table = makeTable();
  const rows = view.rows.map((row) => packCommander(row, table));
  return { ...view, rows, table: table.pack() };
};

/** A page of commanders from its loader's answer. */
export const openCommanderListPage = ({ table, ...packed }: PackedCommanderListPage): CommanderListView => {
  const cards = openCards(table);
  return { ...packed, rows: packed.rows.map((row) => openCommander(row, cards)) };
};
