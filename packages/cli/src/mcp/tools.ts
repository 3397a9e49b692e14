import {
  AdviceQuestions,
  ChosenColor,
  CompareChoice,
  parseInput,
  PlaytestRequest,
  RequestLimits,
} from '@crownsmith/api-client';
import {
  DECK_FORMATS,
  EMPTY_LIST,
  listFaultText,
  MAX_COMMANDERS,
  MAX_LIST_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_QUERY_CHARACTERS,
  type DeckFormatKey,
} from '@crownsmith/domain';
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { findCard } from '../answer/card';
import { findCommander, toBrief } from '../answer/commander';
import { exportList, LINK_TARGETS, PRINT_FORMATS } from '../answer/export-list';
import { identityOfCards } from '../answer/identity';
import { checkLegality, findBanned, nearestOf } from '../answer/legality';
import { recommend } from '../answer/recommend';
import { playList } from '../answer/playtest';
import { parseQuestion, QUESTION_HELP } from '../answer/playtest-question';
import { reportDeck } from '../answer/report';
import { searchCards } from '../answer/search';
import { MAX_SEARCH_PAGE, SEARCH_LIMIT } from '../answer/search-limit';
import { Failure } from '../failure';
import { readList, type LineError, type ReadList } from '../list/read-list';
import type { CardSource } from '../source/card-source';
import {
  cardText,
  commanderText,
  identityText,
  legalityText,
  recommendText,
  searchText,
} from '../text/answers';
import { playtestText } from '../text/playtest';
import { reportText } from '../text/report';
import { makeStyle } from '../text/style';
import { fitText } from './fit-text';
import { resourceUri } from './resources';
import type { ToolName } from './tool-names';

/** What a tool found: for people, and as data. */
interface Found {
  readonly text: string;
  /** what else is to be known of it */
  readonly note?: string;
  /** address of the page that has all of it */
  readonly url?: string;
  readonly value: Record<string, unknown>;
  /** whether the text is of use only as a whole */
  readonly isWhole?: boolean;
}

/** An answer of a tool: texts, and the data where they are asked for. */
export interface Answer {
  readonly texts: readonly string[];
  /** address of the resource that has all of a short one */
  readonly rest?: string;
  readonly value?: Record<string, unknown>;
}

type OpenSource = () => Promise<CardSource>;

/** A tool: what it takes and answers, and the function that does it. */
export interface Tool {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: StandardSchemaWithJSON;
  /** Answers from a source, which is opened once it is needed. */
  readonly answer: (input: unknown, source: OpenSource) => Promise<Answer>;
}

const PLAIN = makeStyle(false, {});

const cardName = z.string().min(1).max(MAX_NAME_CHARACTERS);
const chosenColor = ChosenColor.describe('for a commander such as The Prismatic Piper').optional();
const cardNames = z.array(z.string()).optional();
const { shape } = RequestLimits;
/** In fewer words than the API's, and without any on how cards are named: a list of tools repeats them. */
const limitFields = {
  ...shape,
  card_price: shape.card_price.describe('USD for a card; an unknown price is too much'),
  budget: shape.budget.describe('USD for all that come in and are not owned'),
  bracket: shape.bracket.describe('the highest'),
  keep: cardNames,
  never: cardNames,
  owned: cardNames,
  owned_first: shape.owned_first.describe('owned cards first, not alone'),
  plan: shape.plan.describe('themes or tribes to have more of'),
  unusual: shape.unusual.describe('−2, much more usual cards, to 2'),
  no_basic_changes: z.boolean().optional(),
  no_more_lands: z.boolean().optional(),
};
/** A strict client knows no format of dates, so that the schema beneath checks it. */
const limits = z
  .strictObject({ ...limitFields, since: z.string().optional().describe('ISO date') })
  .pipe(z.strictObject(limitFields))
  .optional()
  .describe('what the player allows for what comes in and goes; `owned`: only these cards come in');
const advice = z
  .strictObject({ ...AdviceQuestions.shape, cut: cardNames, why_not: z.string().optional() })
  .optional()
  .describe('what is asked besides the report');
/** `CompareChoice` in few words: a list of tools is read by models. */
const compare = z
  .strictObject({
    format: z.enum(['commander', 'any']).optional(),
    bracket: z.union([z.int().min(1).max(5), z.literal('any')]).optional(),
    since: z.string().optional().describe('ISO date'),
  })
  .pipe(CompareChoice)
  .optional()
  .describe('decks to compare with');
const listText = z
  .string()
  .min(1)
  .max(MAX_LIST_CHARACTERS)
  .describe('a line for each card, such as "1 Sol Ring"; commanders under a heading "Commander"');

const detail = z
  .enum(['short', 'full'])
  .default('short')
  .describe('short: at most 4 kB; full: all of it, and the data');

const toAnswer = ({ text, note, url, value, isWhole = false }: Found, isFull: boolean): Answer => ({
  texts: [isFull || isWhole ? text : fitText(text), ...(note === undefined ? [] : [fitText(note)])],
  ...(isFull ? { value } : url !== undefined && { rest: resourceUri(url) }),
});

/** A schema whose errors are those of the API. */
const inPlainWords = (schema: z.ZodType): StandardSchemaWithJSON => ({
  '~standard': {
    ...schema['~standard'],
    validate: (sent) => {
      const input = parseInput(schema, sent);
      if (input.ok) return { value: input.value };
      const issues = input.error.map(({ field, message }) => ({
        message,
        path: field === '' ? [] : [field],
      }));
      return { issues };
    },
  },
});

const makeTool = <Shape extends z.ZodRawShape>(
  facts: Omit<Tool, 'answer' | 'inputSchema'>,
  input: z.ZodObject<Shape>,
  find: (input: z.infer<z.ZodObject<Shape>>, source: OpenSource) => Promise<Found>,
): Tool => {
  const detailOf = z.object({ detail });
  return {
    ...facts,
    // What is unknown is refused, as the API does: a limit at the wrong place would be ignored in silence.
    inputSchema: inPlainWords(input.extend({ detail }).strict()),
    answer: async (sent, source) =>
      toAnswer(await find(input.parse(sent), source), detailOf.parse(sent).detail === 'full'),
  };
};

/** Reads a list that was sent. Rejects with a Failure for a blank one, as commands do. */
const readSent = (list: string, cards: CardSource): Promise<ReadList> => {
  if (list.trim() === '') throw new Failure('usage', listFaultText(EMPTY_LIST));
  return readList(list, cards);
};

/** What of a list is not as it should be; undefined for nothing. */
const listNote = (
  unknown: readonly string[],
  errors: readonly Pick<LineError, 'line' | 'message'>[],
): string | undefined => {
  const notes = [
    ...(unknown.length === 0 ? [] : [`No card has the name, which is as written: ${unknown.join(', ')}`]),
    ...errors.map(({ line, message }) => `Left out, line ${line}: ${message}`),
  ];
  return notes.length === 0 ? undefined : notes.join('\n');
};

/** The tools. They are made once: a server over HTTP lives for a request, and schemas are compiled when they are first used. */
export const TOOLS: readonly Tool[] = [
  makeTool(
    {
      name: 'card',
      title: 'Card',
      description:
        'Facts of a Magic card: cost, types, colour identity, legality in Commander, partner ability, prices. Finds it by its name, the name of a face, or its slug.',
    },
    z.object({ name: cardName.describe('a name such as "Sol Ring"') }),
    async ({ name }, source) => {
      const value = await findCard(name, await source());
      return { value, text: PLAIN.finish(cardText(value, PLAIN)), url: value.card.url };
    },
  ),
  makeTool(
    {
      name: 'search_cards',
      title: 'Search cards',
      description:
        'Cards that meet conditions, in the language of Scryfall’s searches: t:creature id<=sultai mv<=3 o:"draw a card" is:gamechanger price<2. With decks also inclusion>=20 (percent), decks, synergy, with:"Muldrotha" for the decks of a commander. What is not understood is reported with its column.',
    },
    z.object({
      query: z.string().min(1).max(MAX_QUERY_CHARACTERS).describe('the conditions'),
      limit: z.int().min(1).max(SEARCH_LIMIT.max).default(SEARCH_LIMIT.default),
      page: z.int().min(1).max(MAX_SEARCH_PAGE).default(1).describe('`next` of the answer before'),
    }),
    async ({ query, ...page }, source) => {
      const value = await searchCards(query, await source(), page);
      return { value, text: PLAIN.finish(searchText(value, PLAIN)) };
    },
  ),
  makeTool(
    {
      name: 'commander',
      title: 'Commander',
      description:
        'What decks with a commander, or with two partners, play: number of decks, lists of cards with inclusion, synergy and their sample, average price, similar commanders.',
    },
    z.object({
      names: z.array(cardName).min(1).max(MAX_COMMANDERS).describe('one commander, or the two of a pair'),
      cards_per_list: z.int().min(1).max(50).default(10),
    }),
    async ({ names, cards_per_list: rows }, source) => {
      const answer = await findCommander(names, await source());
      return {
        value: toBrief(answer, rows),
        text: PLAIN.finish(commanderText(answer, PLAIN, rows)),
        url: answer.commander.url,
      };
    },
  ),
  makeTool(
    {
      name: 'recommend',
      title: 'Recommend cards',
      description:
        'Cards to add to a list and to cut from it, each with the reason for its place and the figures behind it. Takes a list, commanders, or both.',
    },
    z.object({
      list: listText.optional(),
      commanders: z
        .array(cardName)
        .max(MAX_COMMANDERS)
        .optional()
        .describe('instead of those of the list; needed without a list'),
      limit: z.int().min(0).max(120).default(20).describe('cards to add'),
      cuts: z.int().min(0).max(20).default(0).describe('cards to cut'),
      without_lands: z.boolean().default(false),
      limits,
      chosen_color: chosenColor,
      compare,
    }),
    async (
      {
        list,
        commanders,
        limit,
        cuts,
        without_lands: withoutLands,
        limits: allowed,
        chosen_color: color,
        compare,
      },
      source,
    ) => {
      const cards = await source();
      const read = list === undefined ? await readList('', cards) : await readSent(list, cards);
      const value = await recommend(read, cards, {
        commanders,
        limit,
        cuts,
        withoutLands,
        limits: allowed,
        chosenColor: color,
        compare,
      });
      const note = listNote([], read.errors);
      return { value, text: PLAIN.finish(recommendText(value, PLAIN)), ...(note !== undefined && { note }) };
    },
  ),
  makeTool(
    {
      name: 'legality',
      title: 'Legality of a list',
      description:
        'Whether a list is a legal Commander deck: every violation with its line and what to do about it, and the dates of the rules and the card data.',
    },
    z.object({
      list: listText,
      format: z.enum(Object.keys(DECK_FORMATS) as [DeckFormatKey, ...DeckFormatKey[]]).default('commander'),
      banned: z.array(cardName).optional().describe('names of more banned cards'),
      chosen_color: chosenColor,
    }),
    async ({ list, format, banned, chosen_color: color }, source) => {
      const cards = await source();
      const read = await readSent(list, cards);
      const value = checkLegality(read, cards, {
        format,
        banned: banned && (await findBanned(banned, cards)),
        chosenColor: color,
        nearest: await nearestOf(read, cards),
      });
      return { value, text: PLAIN.finish(legalityText(value, PLAIN)) };
    },
  ),
  makeTool(
    {
      name: 'deck_report',
      title: 'Report on a deck',
      description:
        'What a Commander list is, and what would make it better: legality with fixes, an estimate of its bracket with the cards behind it, combos in it and one or two cards away, jobs it does too little of, cards to cut and to swap within limits, the list beside the average deck, colours against sources, salt and price. With `advice` also what a short list is filled with, the swaps that a sum pays for, what a list of more than 100 cards loses, and why a card is no better recommended.',
    },
    z.object({
      list: listText,
      limits,
      advice,
      chosen_color: chosenColor,
      compare,
    }),
    async ({ list, limits: allowed, advice: asked, chosen_color: color, compare }, source) => {
      const value = await reportDeck(list, await source(), {
        limits: allowed,
        advice: asked,
        chosenColor: color,
        compare,
      });
      return { value, text: PLAIN.finish(reportText(value, PLAIN)) };
    },
  ),
  makeTool(
    {
      name: 'playtest',
      title: 'Play a deck alone',
      description:
        'Plays a list alone from a seed and counts, with 95 % intervals: hands kept, mana by turn, the commander, the turn by which it could win. Answers questions such as how often there are 3 mana on turn 2.',
    },
    z.object({
      list: listText,
      games: PlaytestRequest.shape.games,
      seed: PlaytestRequest.shape.seed,
      questions: z
        .array(z.string().min(1).max(MAX_NAME_CHARACTERS))
        .max(20)
        .optional()
        .describe('such as "3 mana on turn 2", "commander by turn 4", "Sol Ring by turn 3"'),
    }),
    async ({ list, questions, ...how }, source) => {
      const asked = questions?.map((text) => {
        const question = parseQuestion(text);
        if (question === undefined) throw new Failure('usage', `“${text}”: ${QUESTION_HELP}`);
        return question;
      });
      const value = await playList(list, await source(), { ...how, ...(asked && { questions: asked }) });
      return { value, text: PLAIN.finish(playtestText(value, PLAIN)) };
    },
  ),
  makeTool(
    {
      name: 'identity',
      title: 'Colour identity',
      description: 'The combined colour identity of cards, such as the commanders of a deck.',
    },
    z.object({ names: z.array(cardName).min(1).max(100) }),
    async ({ names }, source) => {
      const value = await identityOfCards(names, await source());
      return { value, text: identityText(value) };
    },
  ),
  makeTool(
    {
      name: 'export',
      title: 'Export a list',
      description:
        'A list in the format of another program, or as a link that opens it on another site, with the names that those know.',
    },
    z.object({ list: listText, to: z.enum([...PRINT_FORMATS, ...LINK_TARGETS]) }),
    async ({ list, to }, source) => {
      const read = await readSent(list, await source());
      const exported = exportList(read, to);
      const note = listNote(exported.unknown, read.errors);
      return {
        value: { ...exported, errors: read.errors },
        text: exported.text,
        ...(note !== undefined && { note }),
        isWhole: true,
      };
    },
  ),
];
