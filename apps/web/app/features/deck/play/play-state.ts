import { makeHand, parseHand, type Hand } from '@crownsmith/answers/text';
import { isSlug, isTag, type Tag } from '@crownsmith/domain';
import { MAX_PLAYTEST_TURNS } from '@crownsmith/api-client';

/** What is asked of the games: how often so many copies of a card, or cards of a role, were seen by a turn. */
export interface PlayQuestion {
  /** slug of a card */
  readonly card?: string | undefined;
  readonly role?: Tag | undefined;
  readonly atLeast: number;
  readonly turn: number;
}

/** What of the tab Play is in the address. */
export interface PlayState {
  readonly seed: number;
  readonly question?: PlayQuestion | undefined;
  /** a hand, and what was done with it */
  readonly hand?: Hand | undefined;
}

/** The games that are played first. */
export const FIRST_SEED = 1;
const MOST_SEED = 4_294_967_295;
/** Most copies that can be asked for. */
export const MOST_ASKED = 7;
const DEFAULT_TURN = 4;
const ROLE = 'role:';

const whole = (text: string | null, least: number, most: number, fallback: number): number => {
  const value = text === null || !/^\d{1,10}$/.test(text) ? Number.NaN : Number(text);
  return value >= least && value <= most ? value : fallback;
};

/** The value that a question's subject has in the form and the address. */
export const subjectOf = ({ card, role }: Pick<PlayQuestion, 'card' | 'role'>): string =>
  role === undefined ? (card ?? '') : `${ROLE}${role}`;

const readQuestion = (query: URLSearchParams): PlayQuestion | undefined => {
  const ask = query.get('ask') ?? '';
  const role = ask.startsWith(ROLE) ? ask.slice(ROLE.length) : '';
  const subject = isTag(role) ? { role } : isSlug(ask) ? { card: ask } : undefined;
  return (
    subject && {
      ...subject,
      atLeast: whole(query.get('least'), 1, MOST_ASKED, 1),
      turn: whole(query.get('turn'), 1, MAX_PLAYTEST_TURNS, DEFAULT_TURN),
    }
  );
};

/** Reads what an address says of the tab Play; what is not valid is as if it were absent. */
export const readPlay = (query: URLSearchParams): PlayState => {
  const question = readQuestion(query);
  const hand = parseHand(query.get('hand') ?? '');
  return {
    seed: whole(query.get('seed'), 0, MOST_SEED, FIRST_SEED),
    ...(question && { question }),
    ...(hand && { hand }),
  };
};

/** The parameters of an address that `readPlay` reads. */
export const makePlayParameters = ({
  seed,
  question,
  hand,
}: PlayState): readonly (readonly [name: string, value: string])[] => [
  ...(seed === FIRST_SEED ? [] : [['seed', String(seed)] as const]),
  ...(question === undefined
    ? []
    : ([
        ['ask', subjectOf(question)],
        ['least', String(question.atLeast)],
        ['turn', String(question.turn)],
      ] as const)),
  ...(hand === undefined ? [] : [['hand', makeHand(hand)] as const]),
];
