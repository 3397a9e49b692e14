import { takeTurn } from '../snapshot/take-turn';
import {
  limitsFromRequest,
  type AdviceQuestions,
  type CommanderPage,
  type CommanderVariants,
  type DeckReport,
  type DeckReportRequest,
} from '@crownsmith/api-client';
import { allowanceOfDeck, reportDeck, type ComboMatch } from '@crownsmith/deck-report';
import {
  EMPTY_LIST,
  err,
  choosesColor,
  identityColors,
  isCommandZone,
  listFaultText,
  limitsDate,
  noCardText,
  ok,
  pairSlug,
  type BracketLimit,
  type FindPrintings,
  type PrintedCopies,
  type Result,
  deckCurve,
  deckTypes,
  type CopiesOf,
} from '@crownsmith/domain';
import type { Counts, DeckCounts } from '@crownsmith/recommender';
import type { Engine } from '../snapshot/engine';
import { reportAverage, tournamentDecks } from './average';
import { compareWithParts } from './average-parts';
import { reportCuts, reportNearest, reportSwaps } from './cuts-and-swaps';
import { reportPrice, reportSalt, statedCopies, toReportLink } from './deck-figures';
import type { ReportCombos } from './index-combos';
import { reportLegality, type BanOf } from './legality';
import { readDeck, withCardNames, type ListRequest, type ReadDeck, type ReadEntry } from './read-deck';
import type { ReportCard } from './report-card';
import { makeAdvice, type DeckAdvice } from '../advice/advice';
import { adviseDeck } from '../advice/advised-deck';
import { resolveLimits, type TribeNames } from '../advice/resolve-limits';
import { reportJobs, reportLacks } from './suggestions';

/** What a report is made from. Without decks, what they tell is empty. */
export interface ReportSource {
  /** By name, slug or path. */
  readonly find: (name: string) => ReportCard | undefined;
  /** A known name like an unknown one. */
  readonly nearest: (name: string) => string | undefined;
  /** the names of the other cards that a name means */
  readonly alsoMeant: (name: string) => readonly string[];
  readonly combos?: ReportCombos | undefined;
  /** the creature types of its cards; none by default */
  readonly tribes?: (() => TribeNames) | undefined;
  /** what brackets allow */
  readonly bracketLimits: readonly BracketLimit[];
  readonly hasEstimatedPrices: boolean;
  /** finds the printings that copies of a list can be; absent where none is known */
  readonly printingsOf?:
    ((copies: readonly Pick<PrintedCopies, 'set'>[]) => Promise<FindPrintings>) | undefined;
  readonly decks?:
    | {
        /** The page of a commander or pair. */
        readonly page: (slug: string) => Promise<CommanderPage | undefined>;
        /** Throws where the recommender's model is damaged. */
        readonly engine: () => Engine;
        /** The variants of a commander or pair. */
        readonly variants: (slug: string) => Promise<CommanderVariants | undefined>;
        readonly banOf: BanOf;
        /** Live counts; undefined for a snapshot of an older pipeline. */
        readonly counts: () => Promise<DeckCounts | undefined>;
        /** Decks with these commanders that play a card, of all of theirs. */
        readonly countOf: (
          commanders: readonly string[],
          slug: string,
        ) => { readonly decks: number; readonly potential: number };
      }
    | undefined;
}

/** Why there is no report on a list. */
export interface DeckReportError {
  /** sentences, one for each line that was not understood */
  readonly errors: readonly [string, ...string[]];
  readonly notUnderstood: DeckReport['not_understood'];
}

/** Combos of each list. */
const SHOWN_COMBOS = 30;

const known = (entries: readonly ReadEntry[]): readonly CopiesOf<ReportCard>[] =>
  entries.flatMap(({ card, count }) => (card ? [{ card, count: Math.max(1, count) }] : []));

/** Refuses a list without a known card, with what is wrong in it. */
export const refuseList = (
  { notUnderstood, ...deck }: ReadDeck,
  list = '',
): Result<never, DeckReportError> => {
  const nothing = list.trim() === '' ? listFaultText(EMPTY_LIST) : noCardText(deck);
  const [first = nothing, ...rest] = notUnderstood.map(({ line, message }) =>
    line === null ? message : `Line ${line}: ${message}`,
  );
  return err({ errors: [first, ...rest], notUnderstood: [...notUnderstood] });
};

/** The slug of the page of commanders. */
export const zoneSlug = (commanders: readonly Pick<ReportCard, 'slug'>[]): string => {
  const [first, second] = commanders.map(({ slug }) => slug);
  return first !== undefined && second !== undefined ? pairSlug(first, second) : (first ?? '');
};

/** Recommended cards that are looked at for what a list lacks. */
const RECOMMENDED = 200;

/** What a request asks for besides the report; most swaps ask for an upgrade, and cards to cut for a trim. */
const askAdvice = async (
  advice: DeckAdvice,
  {
    fill,
    most_swaps: most,
    upgrade = most !== undefined,
    cut,
    trim = cut !== undefined,
    why_not: name,
  }: AdviceQuestions = {},
): Promise<Pick<DeckReport, 'fill' | 'upgrade' | 'trim' | 'why_not'>> => {
  const answer: Pick<DeckReport, 'fill' | 'upgrade' | 'trim' | 'why_not'> = {};
  if (fill === true) answer.fill = advice.fill();
  await takeTurn();
  if (upgrade) answer.upgrade = advice.upgrade(most);
  await takeTurn();
  if (trim) answer.trim = advice.trim(cut);
  await takeTurn();
  const why = name === undefined ? undefined : advice.whyNot(name);
  if (why?.ok === true) answer.why_not = why.value;
  return answer;
};

/** What of a report is wanted: without a part its lists are empty. */
export interface ReportParts {
  /** what the list lacks, cuts and swaps, and what makes its bracket lower */
  readonly advice?: boolean;
  /** beside the average deck and the nearest decks */
  readonly average?: boolean;
  /** the cards of the nearest decks; not without being asked for */
  readonly nearestCards?: boolean;
}

/** What a report is asked of. */
export type ReportRequest = DeckReportRequest & Pick<ListRequest, 'printings'>;

/** Makes a report of a list, with turns of the event loop between its parts. @returns an error where none of its cards is known */
export const makeDeckReport = async (
  request: ReportRequest,
  source: ReportSource,
  { advice = true, average = true, nearestCards = false }: ReportParts = {},
): Promise<Result<DeckReport, DeckReportError>> => {
  const deck = withCardNames(await readDeck(request, source));
  const { limits } = request;
  const commanders = known(deck.commanders);
  const main = known(deck.main);
  if (commanders.length + main.length === 0) return refuseList(deck, request.list);
  const all = [...commanders, ...main];
  const zone = commanders.map(({ card }) => card);
  const names = new Map(all.map(({ card }) => [card.name, card]));
  const toLink = (name: string) => {
    const card = names.get(name) ?? source.find(name);
    return card ? [toReportLink(card)] : [];
  };

  await takeTurn();
  const { bracket, combos, casting, themes, ...report } = reportDeck(deck, {
    combos: source.combos?.index,
    bracketLimits: source.bracketLimits,
    canAdd: (slug) => source.find(slug)?.legality === 'legal',
    findCard: source.find,
  });
  const toCombo = ({ combo, missing }: ComboMatch) => ({
    id: combo.id,
    url: `/combos/${combo.id}`,
    cards: combo.cards.flatMap(toLink),
    missing: missing.flatMap(toLink),
    results: [...combo.results],
    templates: [...(combo.templates ?? [])],
    num_decks: combo.decks ?? 0,
    potential_decks: source.combos?.potentialDecks.get(combo.id) ?? 0,
  });
  const lowerBracket = advice ? report.lowerBracket() : undefined;
  const { complete = [], missingOne = [], missingTwo = [] } = combos ?? {};

  const decks = isCommandZone(zone) ? source.decks : undefined;
  const page = await decks?.page(zoneSlug(zone));
  const engine = decks?.engine();
  const counts = engine && (await decks?.counts());
  const { identity, chosen, hasAnySize } = allowanceOfDeck(deck);
  const price = reportPrice(deck, source.hasEstimatedPrices, await source.printingsOf?.(statedCopies(deck)));
  const countOf = (slug: string): Counts =>
    decks?.countOf(
      zone.map((card) => card.slug),
      slug,
    ) ?? { decks: 0, potential: 0 };
  await takeTurn();
  const { limits: stated, collection } = limitsFromRequest(limits);
  const resolved = resolveLimits(stated, collection, {
    find: source.find,
    nearest: source.nearest,
    tribes: source.tribes ?? (() => new Map()),
  });
  const advised =
    engine &&
    adviseDeck(deck, resolved, {
      engine,
      find: source.find,
      nearest: source.nearest,
      combos: source.combos?.index,
      bracketLimits: source.bracketLimits,
      page,
    });
  const jobs = advised?.jobs ?? reportJobs(main, page, [], hasAnySize);
  const compared = advised?.compared;
  const lacks = advice && advised ? reportLacks(jobs, advised.recommend(RECOMMENDED), source.find) : [];
  await takeTurn();
  const cuts = advice && advised ? reportCuts(advised) : [];
  await takeTurn();
  const swaps = advice && advised ? reportSwaps(advised) : [];
  await takeTurn();
  const asked = advised ? await askAdvice(makeAdvice(advised), request.advice) : {};
  const variants = average && page && (await decks?.variants(page.slug));
  const parts =
    average && page
      ? compareWithParts(
          deck,
          { page, variants: variants || undefined, counts, find: source.find, countOf },
          {
            bracket: bracket.estimate,
            // As the decks that it is compared with are priced: each card as its cheapest printing.
            price: report.price.amount,
            themes: themes.map(({ key }) => key),
          },
        )
      : [];
  const legality = await reportLegality(deck, source.decks?.banOf);
  await takeTurn();
  const nearest = average && engine ? reportNearest(deck, engine, source.find, counts, nearestCards) : [];
  return ok({
    commanders: zone.map(toReportLink),
    color_identity: [...identityColors(identity)],
    num_cards: [...deck.commanders, ...deck.main].reduce((sum, { count }) => sum + Math.max(0, count), 0),
    not_understood: [...deck.notUnderstood],
    ...(deck.alsoMeans.length > 0 && { also_means: [...deck.alsoMeans] }),
    legality,
    ...(choosesColor(zone) && { chosen_colors: [...identityColors(chosen)] }),
    bracket: {
      estimate: bracket.estimate,
      name: bracket.name,
      reasons: bracket.reasons.map(({ code, atLeast, message, names: of }) => ({
        code,
        at_least: atLeast,
        message,
        cards: of.flatMap(toLink),
      })),
      lower: lowerBracket
        ? { bracket: lowerBracket.bracket, take_out: lowerBracket.takeOut.flatMap(toLink) }
        : null,
      rules: limitsDate(source.bracketLimits),
    },
    combos: {
      complete: complete.slice(0, SHOWN_COMBOS).map(toCombo),
      missingOne: missingOne.slice(0, SHOWN_COMBOS).map(toCombo),
      missingTwo: missingTwo.slice(0, SHOWN_COMBOS).map(toCombo),
      num_complete: complete.length,
      num_missing_one: missingOne.length,
      num_missing_two: missingTwo.length,
    },
    ...(compared && { compared_with: compared }),
    jobs: [...jobs],
    lacks,
    cuts,
    swaps,
    ...asked,
    ...(resolved.notes.length > 0 && { limit_notes: [...resolved.notes] }),
    average: {
      ...reportAverage(deck, { page, find: source.find, countOf }),
      ...(average && counts && engine && { num_tournament: tournamentDecks(zone, counts, engine) }),
      parts: [...parts],
      nearest,
    },
    themes: themes.map(({ kind, key, name, cards }) => ({
      key,
      name,
      url: `/${kind === 'theme' ? 'themes' : 'typal'}/${key}`,
      cards,
    })),
    curve: [...deckCurve(all)],
    types: deckTypes(all),
    colors: casting.colors.map(({ color, symbols, sources, lands, chances }) => ({
      color,
      symbols,
      sources,
      lands,
      chances: chances.map(({ turn, needed, chance, names: of }) => ({
        turn,
        needed,
        chance,
        cards: of.flatMap(toLink),
      })),
    })),
    salt: reportSalt(all),
    price,
  });
};
