import type { CardNumberTable } from '@crownsmith/answers/snapshot';
import {
  cardUrl,
  countListCards,
  deckCodeErrorText,
  err,
  isSlug,
  makeDeckCode,
  makeDeckWords,
  makePrintingsText,
  makeLimitParameters,
  MAX_NAME_CHARACTERS,
  readAdviceLimits,
  MAX_COMMANDERS,
  MAX_COPIES,
  MAX_RECS_CARDS,
  ok,
  parseDeckCode,
  readDeckWords,
  readPrintings,
  slugOfCardUrl,
  type PlayerDeck,
  type Result,
} from '@crownsmith/domain';
import * as z from 'zod';
import { populationFields } from '#app/ui/population/population-fields';
import { makePlayParameters, readPlay } from './play/play-state';
import {
  DECK_GROUPINGS,
  DECK_TABS,
  MAX_LEFT,
  MAX_LEFT_CHARACTERS,
  SWAP_COUNTS,
  type DeckPageState,
  type Parameter,
} from './deck-page-state';

/** A deck of an address, with what it names and this site no longer has. */
export interface AddressedDeck {
  readonly deck: PlayerDeck;
  /** names of cards that are gone, or what is known of them */
  readonly gone: readonly string[];
}

/** The parameters by which an address holds a deck: its code, or its cards by their slugs. */
const CODE = 'd';
const COMMANDERS = 'commanders';
const CARDS = 'cards';

/** Characters of the acts of one suggestion: a swap of two cards. */
const MAX_EFFECT_CHARACTERS = 400;

/** Whether an address holds a deck. */
export const holdsDeck = (query: URLSearchParams): boolean =>
  [CODE, COMMANDERS, CARDS].some((name) => query.get(name)?.trim());

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/**
 * A deck in an address: its code. Without numbers, of an older snapshot, or where a card has none, its slugs, which take about ten
 * times as many characters.
 */
const deckParameters = (
  { commanders, cards, companion, chosenColor, bracket }: PlayerDeck,
  numbers: CardNumberTable | undefined,
): readonly Parameter[] => {
  const numberOf = (url: string): number | undefined => numbers?.numberOf(slugOfCardUrl(url) ?? '');
  const entries = Object.entries(cards);
  const leaders = commanders.map(numberOf);
  const counts = entries.map(([url, count]) => [numberOf(url), count] as const);
  const hasAll =
    leaders.every(isPresent) &&
    counts.every(([number]) => isPresent(number)) &&
    (companion === undefined || numberOf(companion) !== undefined);
  if (numbers !== undefined && hasAll)
    return [
      [
        CODE,
        makeDeckCode(
          {
            commanders: leaders.filter(isPresent),
            cards: new Map(counts.flatMap(([number, count]) => (isPresent(number) ? [[number, count]] : []))),
            companion: companion === undefined ? undefined : numberOf(companion),
            chosenColor,
            bracket,
          },
          numbers.meaningOf,
        ),
      ],
    ];
  const slugs = entries.map(([url, count]) => `${slugOfCardUrl(url) ?? ''}${count > 1 ? `*${count}` : ''}`);
  return [
    ...(commanders.length > 0
      ? [[COMMANDERS, commanders.flatMap((url) => slugOfCardUrl(url) ?? []).join('.')] as const]
      : []),
    ...(slugs.length > 0 ? [[CARDS, slugs.join('.')] as const] : []),
  ];
};

const readCode = (code: string, numbers: CardNumberTable): Result<AddressedDeck, string> => {
  const parsed = parseDeckCode(code.trim(), numbers.meaningOf);
  if (!parsed.ok) return err(deckCodeErrorText(parsed.error));
  const { commanders, cards, companion, chosenColor, bracket } = parsed.value;
  const gone: string[] = [];
  const urlOf = (number: number): readonly string[] => {
    const slug = numbers.slugOf(number);
    if (isSlug(slug)) return [cardUrl(slug)];
    gone.push(numbers.goneName(number) ?? 'a card that this site does not know yet');
    return [];
  };
  return ok({
    deck: {
      commanders: commanders.flatMap(urlOf),
      cards: Object.fromEntries(
        [...cards].flatMap(([number, count]) => urlOf(number).map((url) => [url, count])),
      ),
      ...(companion !== undefined && { companion: urlOf(companion)[0] }),
      ...(chosenColor && { chosenColor }),
      ...(bracket && { bracket }),
    },
    gone: [...new Set(gone)],
  });
};

const readSlugs = (query: URLSearchParams): AddressedDeck => {
  const leaders = (query.get(COMMANDERS) ?? '').split('.', MAX_COMMANDERS).filter(isSlug);
  const cards = (query.get(CARDS) ?? '').split('.', MAX_RECS_CARDS).flatMap((text) => {
    const [slug, count = '1'] = text.split('*');
    return isSlug(slug) && /^[1-9]\d{0,2}$/.test(count)
      ? [[cardUrl(slug), Math.min(Number(count), MAX_COPIES)] as const]
      : [];
  });
  return {
    deck: { commanders: leaders.map((slug) => cardUrl(slug)), cards: Object.fromEntries(cards) },
    gone: [],
  };
};

const choose = <T extends string>(known: readonly T[], text: string | null): T | undefined =>
  known.find((one) => one === text);

/** Which decks are asked for, of the fields of a form or of an address. */
export const Population = z.object(populationFields);

/** What the page shows besides the deck. */
const readView = (query: URLSearchParams): Omit<DeckPageState, 'deck'> => ({
  tab: choose(DECK_TABS, query.get('tab')) ?? 'add',
  by: choose(DECK_GROUPINGS, query.get('by')) ?? 'role',
  showsList: query.get('view') === 'list',
  compare: Population.parse(Object.fromEntries(query)),
  limits: readAdviceLimits(query).limits,
  play: readPlay(query),
  swaps: SWAP_COUNTS.find((count) => String(count) === query.get('swaps')) ?? SWAP_COUNTS[0],
  ...(query.get('from') && { from: query.get('from') ?? '' }),
  ...(query.get('why')?.trim() && { why: query.get('why')?.trim().slice(0, MAX_NAME_CHARACTERS) }),
  ...(/^[1-9]\d{0,5}$/.test(query.get('base') ?? '') && { base: Number(query.get('base')) }),
  ...(query.get('list') && { list: query.get('list')?.slice(0, 100) }),
  ...(isSlug(query.get('card')) && { card: query.get('card') ?? '' }),
  ...(query.get('effect') && { effect: query.get('effect')?.slice(0, MAX_EFFECT_CHARACTERS) }),
  ...(query.get('was') && { was: query.get('was') ?? '' }),
  ...(query.has('left') && { left: query.getAll('left').slice(0, MAX_LEFT) }),
});

/** The code that a pasted address of this site holds, or a pasted code itself. */
export const codeOfText = (text: string): string | undefined => {
  const line = text.trim();
  if (/^[\w-]{9,6000}$/.test(line)) return line;
  return /^\S*\/(?:deck|table)(?:\/passport)?\?\S*\bd=([\w-]{9,6000})\S*$/.exec(line)?.[1];
};

/** The deck of a code that an address names beside its own; undefined where it is damaged or this site has no numbers. */
export const readDeckCode = (code: string, numbers: CardNumberTable | undefined): PlayerDeck | undefined => {
  const read = numbers && readCode(code, numbers);
  return read?.ok ? read.value.deck : undefined;
};

/** Reads the address of a deck's page; the error is a sentence. */
export const readDeckAddress = (
  query: URLSearchParams,
  numbers: CardNumberTable | undefined,
): Result<DeckPageState & Pick<AddressedDeck, 'gone'>, string> => {
  const code = query.get(CODE)?.trim();
  if (code && numbers === undefined)
    return err(
      'The data of this site is older than the addresses of decks, so this one cannot be opened. Try again after the next publish.',
    );
  const read = code && numbers ? readCode(code, numbers) : ok(readSlugs(query));
  if (!read.ok) return read;
  const list = read.value.deck;
  const printings = readPrintings(query.get('print') ?? '', list);
  return ok({
    ...readView(query),
    deck: { ...list, ...(printings && { printings }), ...readDeckWords(query) },
    gone: read.value.gone,
  });
};

const printingParameters = (deck: PlayerDeck): readonly Parameter[] => {
  const text = makePrintingsText(deck);
  return text === undefined ? [] : [['print', text]];
};

/** The parameters of a deck alone, with its name: what addresses of other pages hold. */
export const deckOnlyParameters = (
  deck: PlayerDeck,
  numbers: CardNumberTable | undefined,
): readonly Parameter[] => [
  ...(countListCards(deck) === 0 ? [] : deckParameters(deck, numbers)),
  ...(deck.name === undefined ? [] : [['name', deck.name] as const]),
];

/** What is no card of a list, as far as an address holds it. */
export const leftParameters = (left: readonly string[] = []): readonly Parameter[] =>
  left
    .filter((text) => text.length <= MAX_LEFT_CHARACTERS)
    .slice(0, MAX_LEFT)
    .map((text) => ['left', text]);

/** The parameters of a deck's page, without those of one moment: the card that is changed, and what was before. */
export const makeDeckParameters = (
  {
    deck,
    tab,
    by,
    list,
    base,
    showsList,
    compare,
    limits,
    swaps,
    from,
    play,
    left,
  }: Omit<DeckPageState, 'card' | 'effect' | 'was' | 'why'>,
  numbers: CardNumberTable | undefined,
): readonly Parameter[] => [
  ...(countListCards(deck) === 0 ? [] : deckParameters(deck, numbers)),
  ...printingParameters(deck),
  ...makeDeckWords(deck),
  ...makeLimitParameters(limits),
  ...(tab === 'add' ? [] : [['tab', tab] as const]),
  ...(by === 'role' ? [] : [['by', by] as const]),
  ...Object.entries(compare).flatMap(([name, value]: [string, string | undefined]): readonly Parameter[] =>
    value === undefined || value === '' ? [] : [[name, value]],
  ),
  ...(swaps === SWAP_COUNTS[0] ? [] : [['swaps', String(swaps)] as const]),
  ...(from === undefined ? [] : [['from', from] as const]),
  ...(list === undefined ? [] : [['list', list] as const]),
  ...(base === undefined ? [] : [['base', String(base)] as const]),
  ...(play === undefined ? [] : makePlayParameters(play)),
  ...(showsList ? [['view', 'list'] as const] : []),
  ...leftParameters(left),
];
