import { allCopies, type CardList } from '../card-list/card-list';
import { fitAllPrintings, fitPrintings, type PrintedCopies, type Printings } from '../card-list/printings';
import { MAX_COPIES } from '../limits';
import type { PlayerDeck } from './player-deck';

const FINISHES = { f: 'foil', e: 'etched' } as const;
/** Numbers of printings that an address can have; any other is left out. */
const NUMBER = /^[\da-z★†‡]+(?:-[\da-z]+)*$/i;
const COPIES = /^(?:([1-9]\d{0,2})\*)?(?:([fe])_)?(?:([a-z\d]{2,8})(?:_(.+))?)?$/;
/** Between the printings of a card. */
const AND = '--';

/** A list with its companion, which is none of its cards. */
type ListWithCompanion = CardList & Pick<PlayerDeck, 'companion'>;

/** The cards of a list in the order in which their printings are written; its companion is written behind them. */
const cardsInOrder = ({ commanders, cards }: CardList): readonly string[] =>
  [...new Set([...commanders, ...Object.keys(cards)])].sort();

const companionOf = (list: ListWithCompanion): readonly string[] =>
  list.companion === undefined || allCopies(list, list.companion) > 0 ? [] : [list.companion];

const copiesIn = (list: ListWithCompanion, url: string): number =>
  url === list.companion ? Math.max(1, allCopies(list, url)) : allCopies(list, url);

const makeCopies = ({ count, set = '', collectorNumber = '', finish }: PrintedCopies): string => {
  const code = /^[a-z\d]{2,8}$/i.test(set) ? set.toLowerCase() : '';
  const marks = `${finish === undefined ? '' : `${finish.slice(0, 1)}_`}${code}${code !== '' && NUMBER.test(collectorNumber) ? `_${collectorNumber}` : ''}`;
  return marks === '' || count === 1 ? marks : `${count}*${marks}`;
};

const readCopies = (text: string): readonly PrintedCopies[] => {
  const [, count = '1', mark, set, number] = COPIES.exec(text) ?? [];
  if (mark === undefined && set === undefined) return [];
  return [
    {
      count: Math.min(Number(count), MAX_COPIES),
      ...(set !== undefined && { set: set.toUpperCase() }),
      ...(number !== undefined && NUMBER.test(number) && { collectorNumber: number }),
      ...(mark !== undefined && { finish: FINISHES[mark as 'f' | 'e'] }),
    },
  ];
};

/**
 * What a list states of its copies as a text of an address: the number of its cards, then for each of them in the order of their URLs set,
 * number and finish, that of its companion last; undefined where nothing is stated. Words of their player are left out. `readPrintings` reads it with the list.
 * @example makePrintingsText({ commanders: [], cards: { '/cards/opt': 2 }, printings: { '/cards/opt': [{ count: 1, set: 'DOM', collectorNumber: '60', finish: 'foil' }] } }) // '1.f_dom_60'
 */
export const makePrintingsText = (list: ListWithCompanion): string | undefined => {
  const printings = fitAllPrintings(list.printings, (url) => copiesIn(list, url));
  const cards = cardsInOrder(list);
  const texts = [...cards, ...companionOf(list)].map((url) =>
    fitPrintings(
      (printings?.[url] ?? []).map(({ listedName: _, ...copies }) => copies),
      Infinity,
    )
      .map(makeCopies)
      .filter((text) => text !== '')
      .join(AND),
  );
  const last = texts.findLastIndex((text) => text !== '');
  return last < 0 ? undefined : [String(cards.length), ...texts.slice(0, last + 1)].join('.');
};

/** Reads what an address states of the copies of its list; undefined where it is of another list. */
export const readPrintings = (text: string, list: ListWithCompanion): Printings | undefined => {
  const cards = cardsInOrder(list);
  const all = [...cards, ...companionOf(list)];
  const [count, ...texts] = text.split('.', all.length + 1);
  if (count !== String(cards.length)) return undefined;
  const stated = all.flatMap((url, at) => {
    const copies = (texts[at] ?? '').split(AND).flatMap(readCopies);
    return copies.length === 0 ? [] : [[url, copies] as const];
  });
  return fitAllPrintings(Object.fromEntries(stated), (url) => copiesIn(list, url));
};
