import type { DeckReport, PlaytestReport } from '@crownsmith/api-client';
import {
  completeCombos,
  DECK_TRAITS,
  deckTraits,
  estimateDeckBracket,
  meetBracket,
  twoCardCombosOf,
  type DeckTrait,
} from '@crownsmith/deck-report';
import { err, limitsDate, ok, type Bracket, type Result } from '@crownsmith/domain';
import { reportPrice, reportSalt, statedCopies, toReportLink } from '../deck-report/deck-figures';
import { refuseList, type DeckReportError, type ReportSource } from '../deck-report/make-report';
import type { PlayList } from '../playtest/play-list';
import { reportLegality } from '../deck-report/legality';
import { readDeck, withCardNames, type ListRequest } from '../deck-report/read-deck';

type CardLink = ReturnType<typeof toReportLink>;

/** What is stated about a deck before a game. */
export interface DeckPassport {
  readonly commanders: readonly CardLink[];
  readonly cardCount: number;
  /** What is against the rules of Commander in it, or not known to be within them, as sentences; empty for a legal deck. */
  readonly violations: readonly string[];
  readonly bracket: {
    readonly estimate: Bracket;
    readonly name: string;
    readonly reasons: readonly {
      readonly code: string;
      readonly atLeast: Bracket;
      readonly message: string;
      readonly cards: readonly CardLink[];
    }[];
    /** ISO date of the rules of brackets. */
    readonly rules: string;
  };
  /** Its cards by what a table asks about; undefined for what this site's data do not say. */
  readonly traits: Readonly<Record<DeckTrait, readonly CardLink[] | undefined>>;
  /** Two-card combos that end games, by the turn from which on they are possible, the earliest first. */
  readonly pairs: readonly { readonly turn: number; readonly cards: readonly CardLink[] }[];
  /** All combos that it has. */
  readonly comboCount: number;
  readonly salt: DeckReport['salt'];
  readonly price: DeckReport['price'];
  /** Its first 1,000 games alone, or why there are none. */
  readonly games: Result<PlaytestReport, string>;
  /** What it would leave out to be at the bracket that was asked for; undefined where its commanders keep it above, or nothing was asked. */
  readonly leaveOut?: { readonly cards: readonly CardLink[]; readonly isFewest: boolean } | undefined;
}

/** The games of a passport, which are those that the page of a deck plays first. */
const GAMES = { seed: 1, games: 1000 } as const;

/** What passports are made from. */
export type PassportSource = Pick<
  ReportSource,
  'find' | 'nearest' | 'alsoMeant' | 'combos' | 'bracketLimits' | 'hasEstimatedPrices' | 'printingsOf'
> & { readonly play: PlayList };

/**
 * What is to be stated about a list before a game; an error where none of its cards is known.
 * @param meet the bracket that its table would meet at
 */
export const makeDeckPassport = async (
  request: ListRequest,
  source: PassportSource,
  meet?: Bracket,
): Promise<Result<DeckPassport, DeckReportError>> => {
  const deck = withCardNames(await readDeck(request, source));
  const entries = [...deck.commanders, ...deck.main].flatMap(({ card, count }) =>
    card ? [{ card, count: Math.max(1, count) }] : [],
  );
  if (entries.length === 0) return refuseList(deck, request.list);
  const cards = [...new Map(entries.map(({ card }) => [card.slug, card])).values()];
  const combos = completeCombos(deck, source.combos?.index);
  const { bracketLimits: limits } = source;
  const { estimate, name, reasons } = estimateDeckBracket(cards, combos, limits);
  const byName = new Map(cards.map((card) => [card.name, card]));
  const toLinks = (names: readonly string[]): readonly CardLink[] =>
    names.flatMap((each) => {
      const card = byName.get(each);
      return card ? [toReportLink(card)] : [];
    });
  const commanders = deck.commanders.flatMap(({ card }) => card ?? []);
  const traits = deckTraits(cards);
  const left =
    meet === undefined
      ? undefined
      : meetBracket(cards, meet, { combos, limits, commanders: commanders.map((card) => card.name) });
  const games = await source.play({
    commanders: commanders.map(({ url }) => url),
    cards: deck.main.flatMap(({ card, count }) => (card ? [{ name: card.url, count }] : [])),
    ...GAMES,
  });
  return ok({
    commanders: commanders.map(toReportLink),
    cardCount: entries.reduce((sum, { count }) => sum + count, 0),
    violations: (await reportLegality(deck)).violations.map(({ message }) => message),
    bracket: {
      estimate,
      name,
      reasons: reasons.map(({ code, atLeast, message, names }) => ({
        code,
        atLeast,
        message,
        cards: toLinks(names),
      })),
      rules: limitsDate(limits),
    },
    traits: Object.fromEntries(
      DECK_TRAITS.map((trait) => [trait, traits[trait]?.map(toReportLink)]),
    ) as DeckPassport['traits'],
    pairs: twoCardCombosOf(cards, combos).map(({ turn, cards: pair }) => ({
      turn,
      cards: pair.map(toReportLink),
    })),
    comboCount: combos.length,
    salt: reportSalt(entries),
    games: games.ok ? games : err(games.error.errors[0]),
    price: reportPrice(deck, source.hasEstimatedPrices, await source.printingsOf?.(statedCopies(deck))),
    ...(left && { leaveOut: { cards: toLinks(left.takeOut), isFewest: left.isFewest } }),
  });
};
