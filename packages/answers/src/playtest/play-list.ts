import type { PlaytestReport, PlaytestRequest } from '@crownsmith/api-client';
import { completeCombos, winningCombos } from '@crownsmith/deck-report';
import { err, ok, type Result } from '@crownsmith/domain';
import {
  bracketOfClock,
  compareRuns,
  pairDecks,
  playtestSteps,
  type PlaytestDeck,
  type PlaytestQuestion,
  type PlaytestRun,
  type RunDifference,
} from '@crownsmith/playtest';
import { toReportLink } from '../deck-report/deck-figures';
import { refuseList, type DeckReportError, type ReportSource } from '../deck-report/make-report';
import { readDeck, withCardNames, type ReadDeck } from '../deck-report/read-deck';
import type { ReportCard } from '../deck-report/report-card';
import { inSteps } from '../snapshot/in-steps';
import { playtestAnswerText } from '../text/playtest-text';
import { notInMainText, unknownCardText } from '../text/unknown-card';

/** What games of a list are made from. */
export type PlaytestSource = Pick<ReportSource, 'find' | 'nearest' | 'alsoMeant' | 'combos'>;

type AskedQuestion = NonNullable<PlaytestRequest['questions']>[number];

const DEFAULT_SEED = 1;

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : Number(a.name > b.name);

/** A deck in the order of its names: a seed plays the same games in whichever order a list has its cards. */
const readForGames = async (
  list: Parameters<typeof readDeck>[0],
  source: PlaytestSource,
): Promise<ReadDeck> => {
  const deck = withCardNames(await readDeck(list, source));
  return { ...deck, commanders: deck.commanders.toSorted(byName), main: deck.main.toSorted(byName) };
};

/** A question with the names of the cards that it asks for, as the source has them. */
const withNames = (question: AskedQuestion, find: PlaytestSource['find']): AskedQuestion =>
  question.names === undefined
    ? question
    : { ...question, names: question.names.map((name) => find(name)?.name ?? name) };

/** The first name in questions that no card has: such a card would never be seen. */
const unknownName = (questions: readonly AskedQuestion[], find: PlaytestSource['find']): string | undefined =>
  questions.flatMap(({ names = [] }) => names).find((name) => find(name) === undefined);

/** A question in the words of the games. */
const toQuestion = ({
  ask,
  turn,
  at_least: atLeast = 1,
  names = [],
  role,
}: AskedQuestion): PlaytestQuestion => {
  switch (ask) {
    case 'mana':
    case 'lands':
      return { ask, atLeast, turn };
    case 'cards':
      return { ask, atLeast, turn, names: [...names] };
    case 'role':
      // The schema asks for a role here.
      return role === undefined ? { ask: 'cards', atLeast, turn, names: [] } : { ask, atLeast, turn, role };
    case 'commander':
    case 'colors':
    case 'win':
      return { ask, turn };
  }
};

/** The combos of a list that win, by the names of their cards in it. */
const combosOf = (deck: PlaytestDeck<ReportCard>, combos: PlaytestSource['combos']) => {
  const names = new Map(
    [...deck.commanders, ...deck.main].flatMap(({ card }) =>
      card ? [[card.slug as string, card.name] as const] : [],
    ),
  );
  return winningCombos(completeCombos(deck, combos?.index)).map(({ cards }) => ({
    cards: cards.map((slug) => names.get(slug) ?? slug),
  }));
};

const toReport = (
  { figures }: PlaytestRun,
  deck: ReadDeck,
  asked: readonly AskedQuestion[],
): PlaytestReport => {
  const cards = new Map(
    [...deck.commanders, ...deck.main].flatMap(({ card }) => (card ? [[card.name, card] as const] : [])),
  );
  const links = (names: readonly string[]) =>
    names.flatMap((name) => {
      const card = cards.get(name);
      return card ? [toReportLink(card)] : [];
    });
  const { bracket, tooQuick } = bracketOfClock(figures.turns);
  return {
    num_cards: [...deck.commanders, ...deck.main].reduce((sum, { count }) => sum + count, 0),
    games: figures.games,
    seed: figures.seed,
    turns: figures.turns.map((each) => ({
      turn: each.turn,
      mana: each.mana,
      lands: each.lands,
      cards_seen: each.cardsSeen,
      colors: each.colors.map(({ color, games }) => ({ color, ...games })),
      all_colors: each.allColors,
      idle: each.idle,
      win: each.win,
      win_by_damage: each.winBy.damage,
      win_by_combo: each.winBy.combo,
      win_by_commander_damage: each.winBy['commander-damage'],
    })),
    hands: figures.hands.map(({ cards: count, mulligans, games }) => ({ cards: count, mulligans, ...games })),
    commanders: figures.commanders.flatMap(({ name, by, median }) =>
      links([name]).map((card) => ({ card, by_turn: [...by], median: median ?? null })),
    ),
    median_win: figures.medianWin ?? null,
    winners: figures.winners.map(({ by, names, share }) => ({ by, cards: links(names), share: share.share })),
    early_mana: figures.earlyMana.flatMap(({ name, games }) =>
      links([name]).map((card) => ({ card, ...games })),
    ),
    answers: figures.answers.flatMap(({ games }, at) => {
      const question = asked[at];
      if (question === undefined) return [];
      const { names = [] } = question;
      if (names.length > 0 && !deck.main.some(({ name }) => names.includes(name)))
        return [{ question, text: notInMainText(names), share: 0, low: 0, high: 0 }];
      return [{ question, text: playtestAnswerText(question, games), ...games }];
    }),
    clock: { bracket, turn: tooQuick?.turn ?? null, share: tooQuick?.share ?? null },
    num_spells: figures.spells,
    unmodelled: links(figures.unmodelled),
    not_understood: [...deck.notUnderstood],
  };
};

/**
 * Plays a list alone, in slices between which others get a turn; an error where none of its cards is known, or where it cannot be
 * played.
 */
export const playList = async (
  request: PlaytestRequest,
  source: PlaytestSource,
): Promise<Result<PlaytestReport, DeckReportError>> => {
  const deck = await readForGames(request, source);
  if (![...deck.commanders, ...deck.main].some(({ card }) => card !== undefined))
    return refuseList(deck, request.list);
  const { seed = DEFAULT_SEED, games, turns } = request;
  const unknown = unknownName(request.questions ?? [], source.find);
  if (unknown !== undefined)
    return err({ errors: [unknownCardText(unknown, source.nearest(unknown))], notUnderstood: [] });
  const questions = (request.questions ?? []).map((question) => withNames(question, source.find));
  const options = {
    seed,
    games,
    turns,
    combos: combosOf(deck, source.combos),
    questions: questions.map(toQuestion),
  };
  const run = await inSteps(playtestSteps(deck, options)).run();
  return run.ok
    ? ok(toReport(run.value, deck, questions))
    : err({ errors: [run.error.message], notUnderstood: [...deck.notUnderstood] });
};

/** Answers that are remembered by their request. */
const MOST_REMEMBERED = 100;

/** Remembers the last answers of a function by its request. */
const rememberAnswers = <Request, Answer>(
  answerTo: (request: Request) => Promise<Answer>,
): ((request: Request) => Promise<Answer>) => {
  const remembered = new Map<string, Promise<Answer>>();
  return (request) => {
    const key = JSON.stringify(request);
    const known = remembered.get(key);
    if (known !== undefined) {
      remembered.delete(key);
      remembered.set(key, known);
      return known;
    }
    const answer = answerTo(request);
    remembered.set(key, answer);
    // What failed is tried again.
    answer.catch(() => remembered.delete(key));
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return answer;
  };
};

/** Makes the function that plays lists with what a snapshot knows, and remembers the last ones by list, seed and questions. */
export const createPlaytests = (sourceOf: () => Promise<PlaytestSource>): PlayList =>
  rememberAnswers(async (request) => playList(request, await sourceOf()));

/** A list, and what is changed about it: names, slugs or paths, a copy each. */
export interface ChangeRequest extends Pick<PlaytestRequest, 'commanders' | 'cards'> {
  readonly out: readonly string[];
  readonly in: readonly string[];
}

/** Plays a list before and after a change, with the same random numbers, and compares the games. Rejects as the snapshot does. */
export type PlayChange = (
  request: ChangeRequest,
) => Promise<Result<readonly RunDifference[], DeckReportError>>;

const playChange = async (
  { out, in: coming, ...list }: ChangeRequest,
  source: PlaytestSource,
): ReturnType<PlayChange> => {
  const deck = await readForGames(list, source);
  const cardsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const card = source.find(name);
      return card ? [{ name: card.name, count: 1, card }] : [];
    });
  const change = { out: cardsOf(out).map(({ name }) => name), in: cardsOf(coming) };
  const { before, after } = pairDecks(deck, change);
  const run = async (paired: PlaytestDeck<ReportCard>) =>
    inSteps(playtestSteps(paired, { seed: DEFAULT_SEED, combos: combosOf(paired, source.combos) })).run();
  const [first, second] = [await run(before), await run(after)];
  if (!first.ok) return err({ errors: [first.error.message], notUnderstood: [] });
  if (!second.ok) return err({ errors: [second.error.message], notUnderstood: [] });
  return ok(compareRuns(first.value, second.value));
};

/** Makes the function that plays changes of lists, and remembers the last ones. */
export const createPlayedChanges = (sourceOf: () => Promise<PlaytestSource>): PlayChange =>
  rememberAnswers(async (request) => playChange(request, await sourceOf()));

/** Plays a list alone; an error where none of its cards is known. Rejects as the snapshot does. */
export type PlayList = (request: PlaytestRequest) => Promise<Result<PlaytestReport, DeckReportError>>;
