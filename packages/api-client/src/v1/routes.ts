import {
  COLOR_IDENTITIES,
  identitySlug,
  MAX_COMMANDERS,
  MAX_QUERY_CHARACTERS,
  MAX_SLUG_CHARACTERS,
  parseIdentitySlug,
  PRIMARY_TYPES,
  TAGS,
} from '@crownsmith/domain';
import * as z from 'zod';
import { FORMER_DECK_FIELDS } from '../api/deck-input';
import { ChosenColor } from '../api/chosen-color';
import { compareFields } from '../api/compare-choice';
import { DeckReport, DeckReportRequest } from '../api/deck-report';
import { PlaytestReport, PlaytestRequest } from '../api/playtest';
import { TIME_WINDOWS } from '../snapshot/card-lists';
import { count } from '../snapshot/figures';
import { SEARCH_KINDS } from '../snapshot/typeahead';
import {
  CardSet,
  Combo,
  ComboSummary,
  SearchResults,
  SetSummary,
  Theme,
  ThemeSummary,
  TopCard,
} from './browse';
import { CardSummary } from './card';
import { AverageDeck, CardDetails, Commander, Variant, VariantSummary } from './commander';
import {
  cardName,
  companionName,
  Legality,
  LegalityRequest,
  Recommendations,
  RecommendRequest,
} from './lists';
import { pageOf, pageParameters } from './page';
import { CommanderResult, RankedResult, resultParameters, resultsFields } from './results';
import { route } from './make-route';
import { CommanderSummary } from './rows';
import { ApiIndex, SnapshotInfo } from './snapshot';
import { TOP_LIST_NAMES } from './top-list-names';
import { MAX_WIDGET_CARDS, MAX_WIDGET_NAMES, WidgetCards, WidgetCommanders } from './widgets';

const identity = z
  .string()
  .max(40)
  .refine((text) => parseIdentitySlug(text) !== undefined, {
    error: `Not a colour identity: send letters such as “${identitySlug(COLOR_IDENTITIES[7] ?? COLOR_IDENTITIES[0]!)}”, “colorless”, or a name such as “esper”.`,
  })
  .describe('Letters of WUBRG in any order, `colorless`, or a name such as `esper`.');
const bySlug = (what: string) =>
  z.object({
    slug: z.string().min(1).max(MAX_SLUG_CHARACTERS).describe(`${what}: its slug. A name leads there, too.`),
  });
const byKey = (what: string) =>
  z.object({ key: z.string().min(1).max(MAX_SLUG_CHARACTERS).describe(`Key of the ${what}.`) });
const names = z.array(cardName).min(1).max(MAX_WIDGET_NAMES);

/** Every route of the API by its operation id, below `/api/v1`. */
export const API_ROUTES = {
  index: route({ path: '/', tag: 'data', summary: 'Where to begin', answer: ApiIndex }),

  cards: route({
    path: '/cards',
    tag: 'cards',
    summary: 'Cards of the catalogue',
    query: z.object({
      identity: identity.optional().describe('Cards that a deck of this colour identity may play.'),
      type: z.enum(PRIMARY_TYPES).optional().describe('Primary type.'),
      tag: z.enum(TAGS).optional().describe('What a card does for a deck.'),
      set: z.string().max(10).optional().describe('Code of a set that a card was printed in.'),
      commander: z.boolean().optional().describe('Whether a card can be a commander alone.'),
      ...pageParameters,
    }),
    answer: pageOf(CardSummary),
    problems: ['not-found'],
    example: { query: { identity: 'wub', type: 'Creature', limit: 2 } },
  }),
  card: route({
    path: '/cards/{slug}',
    tag: 'cards',
    summary: 'A card, and how it is played',
    params: bySlug('The card'),
    answer: CardDetails,
    example: { params: { slug: 'sol-ring' } },
  }),

  commanders: route({
    path: '/commanders',
    tag: 'commanders',
    summary: 'Commanders and pairs, the most played first',
    query: z.object({
      identity: identity.optional().describe('Commanders of exactly this colour identity.'),
      ...pageParameters,
    }),
    answer: pageOf(CommanderSummary),
    example: { query: { identity: 'wub', limit: 2 } },
  }),
  commander: route({
    path: '/commanders/{slug}',
    tag: 'commanders',
    summary: 'A commander or pair, and what its decks play',
    description: 'The slug of a pair is both slugs joined by a hyphen, in either order.',
    params: bySlug('The commander or pair'),
    answer: Commander,
    example: { params: { slug: 'edgar-markov' } },
  }),
  variants: route({
    path: '/commanders/{slug}/variants',
    tag: 'commanders',
    summary: 'Variants of a commander’s decks, most decks first',
    params: bySlug('The commander or pair'),
    query: z.object(pageParameters),
    answer: pageOf(VariantSummary),
    example: { params: { slug: 'edgar-markov' } },
  }),
  variant: route({
    path: '/commanders/{slug}/variants/{variant}',
    tag: 'commanders',
    summary: 'A variant, and what its decks play',
    params: bySlug('The commander or pair').extend({
      variant: z.string().min(1).max(MAX_SLUG_CHARACTERS).describe('Key of the variant.'),
    }),
    answer: Variant,
    example: { params: { slug: 'edgar-markov', variant: 'budget' } },
  }),
  averageDeck: route({
    path: '/commanders/{slug}/average-deck',
    tag: 'commanders',
    summary: 'A legal deck of what a commander’s decks play most',
    params: bySlug('The commander or pair'),
    answer: AverageDeck,
    example: { params: { slug: 'edgar-markov' } },
  }),
  pairs: route({
    path: '/pairs',
    tag: 'commanders',
    summary: 'Pairs of commanders, the most played first',
    query: z.object({
      identity: identity.optional().describe('Pairs of exactly this colour identity.'),
      ...pageParameters,
    }),
    answer: pageOf(CommanderSummary),
    example: { query: { limit: 2 } },
  }),

  commanderResults: route({
    path: '/commanders/{slug}/results',
    tag: 'commanders',
    summary: 'What a commander’s lists did in events, and with which cards they win more or less',
    params: bySlug('The commander or pair'),
    query: z.object(resultParameters),
    answer: CommanderResult,
    example: { params: { slug: 'edgar-markov' } },
  }),
  results: route({
    path: '/results',
    tag: 'commanders',
    summary: 'Commanders and pairs of one format by the lower end of the interval of their win rate',
    query: z.object({ ...resultParameters, ...pageParameters }),
    answer: pageOf(RankedResult, resultsFields),
    problems: ['not-found'],
    example: { query: { limit: 2 } },
  }),

  themes: route({
    path: '/themes',
    tag: 'browse',
    summary: 'Themes, most decks first',
    query: z.object(pageParameters),
    answer: pageOf(ThemeSummary),
    example: { query: { limit: 3 } },
  }),
  theme: route({
    path: '/themes/{key}',
    tag: 'browse',
    summary: 'A theme, its commanders and cards',
    params: byKey('theme'),
    query: z.object({ identity: identity.optional().describe('Decks of exactly this colour identity.') }),
    answer: Theme,
    example: { params: { key: 'tokens' } },
  }),
  tribes: route({
    path: '/typal',
    tag: 'browse',
    summary: 'Tribes, most decks first',
    query: z.object(pageParameters),
    answer: pageOf(ThemeSummary),
    example: { query: { limit: 3 } },
  }),
  tribe: route({
    path: '/typal/{key}',
    tag: 'browse',
    summary: 'A tribe, its commanders and cards',
    params: byKey('tribe'),
    query: z.object({ identity: identity.optional().describe('Decks of exactly this colour identity.') }),
    answer: Theme,
    example: { params: { key: 'vampire' } },
  }),
  sets: route({
    path: '/sets',
    tag: 'browse',
    summary: 'Sets, the newest first',
    query: z.object(pageParameters),
    answer: pageOf(SetSummary),
    example: { query: { limit: 3 } },
  }),
  set: route({
    path: '/sets/{code}',
    tag: 'browse',
    summary: 'A set, its commanders and cards',
    params: z.object({ code: z.string().min(1).max(10).describe('Code of the set.') }),
    answer: CardSet,
    example: { params: { code: 'm10' } },
  }),
  topCards: route({
    path: '/top/{list}',
    tag: 'browse',
    summary: 'A list of top cards',
    params: z.object({
      list: z.enum(TOP_LIST_NAMES).describe('A colour, a type, `all`, or `salt` for the least liked.'),
    }),
    query: z.object({
      window: z
        .enum(TIME_WINDOWS)
        .default('all')
        .describe('Decks of this time; `all` where a list has none of it.'),
      ...pageParameters,
    }),
    answer: pageOf(TopCard, {
      header: z.string().describe('Title.'),
      rule: z.string().describe('What the list contains, in words.'),
      window: z.enum(TIME_WINDOWS).describe('The time that is counted.'),
      decks: count.nullable().describe('Decks of that time; null for `salt`.'),
    }),
    example: { params: { list: 'creatures' }, query: { limit: 2 } },
  }),
  combos: route({
    path: '/combos',
    tag: 'browse',
    summary: 'Combos, most decks first',
    query: z.object({
      identity: identity.optional().describe('Combos that a deck of this colour identity may play.'),
      card: cardName.optional().describe('Combos with this card.'),
      ...pageParameters,
    }),
    answer: pageOf(ComboSummary),
    problems: ['not-found'],
    example: { query: { limit: 2 } },
  }),
  combo: route({
    path: '/combos/{id}',
    tag: 'browse',
    summary: 'A combo',
    params: z.object({ id: z.string().min(1).max(120).describe('Id of the combo.') }),
    answer: Combo,
    example: { params: { id: 'exquisite-blood-sanguine-bond' } },
  }),

  search: route({
    path: '/search',
    tag: 'lists',
    summary: 'Cards by conditions, or anything by a part of its name',
    description:
      'Words alone match anywhere in a name; without a match typos are allowed, and below three letters or digits nothing is found. With a field, quotation mark, parenthesis or sign, as in `id<=sultai t:creature mv<=3 inclusion>=20`, the search lists cards, the most played first; `/search/syntax` explains the language. What is not understood is a problem whose `errors` have a `column`.',
    query: z.object({
      q: z.string().min(1).max(MAX_QUERY_CHARACTERS).describe('A part of a name, or conditions.'),
      kind: z.enum(SEARCH_KINDS).optional().describe('Only results of this kind.'),
      limit: z.int().min(1).max(50).default(10).describe('Results at most.'),
      page: z.int().min(1).max(10_000).default(1).describe('Page of the results, each of `limit`.'),
    }),
    answer: SearchResults,
    example: { query: { q: 'edgar', limit: 2 } },
  }),
  recommend: route({
    path: '/recommend',
    tag: 'lists',
    summary: 'Recommendations for a short list',
    query: z.object({
      commanders: z
        .array(cardName)
        .min(1)
        .max(MAX_COMMANDERS)
        .describe('One commander, or the two of a pair.'),
      cards: z.array(cardName).max(100).optional().describe('The list so far; send a longer one by POST.'),
      companion: companionName.optional(),
      limit: z.int().min(1).max(120).default(20).describe('Cards of `inRecs` at most.'),
      chosen_color: ChosenColor.optional(),
      ...compareFields,
    }),
    answer: Recommendations,
    example: { query: { commanders: ['edgar-markov'], cards: ['sol-ring'], limit: 2 } },
  }),
  recommendList: route({
    path: '/recommend',
    tag: 'lists',
    summary: 'Recommendations for a list',
    description: 'Send a list as text, or its commanders and cards.',
    body: RecommendRequest,
    answer: Recommendations,
    example: {
      body: { commanders: ['Edgar Markov'], cards: ['Sol Ring', { name: 'Swamp', count: 9 }], limit: 2 },
    },
  }),
  legality: route({
    path: '/legality',
    tag: 'lists',
    summary: 'Whether a list is a legal deck of Commander',
    description: 'Send a list as text, or its commanders and cards.',
    body: LegalityRequest,
    formerFields: FORMER_DECK_FIELDS,
    answer: Legality,
    example: { body: { commanders: ['Edgar Markov'], cards: ['Sol Ring', { name: 'Swamp', count: 98 }] } },
  }),
  deckReport: route({
    path: '/deck-report',
    tag: 'lists',
    summary: 'What a list is, and what would make it better',
    description:
      'Legality with fixes, an estimate of the bracket with its reasons, combos in the list and nearly, jobs, cards to cut and to swap, the list beside the average deck, colours, salt and price. Send a list as text, or its commanders and cards.',
    body: DeckReportRequest,
    formerFields: FORMER_DECK_FIELDS,
    answer: DeckReport,
    example: { body: { commanders: ['Edgar Markov'], cards: ['Sol Ring', { name: 'Swamp', count: 35 }] } },
  }),

  playtest: route({
    path: '/playtest',
    tag: 'lists',
    summary: 'What a list does: games alone, from a seed',
    description:
      'Plays the list alone and counts, with 95 % intervals: hands kept, mana, lands and colours by turn, the turn of the commander, cards seen, turns without a spell, the turn by which it could win and by what, and answers to questions such as “3 mana on turn 2”. Nobody hinders it, so that real games last longer. The same seed plays the same games.',
    body: PlaytestRequest,
    formerFields: FORMER_DECK_FIELDS,
    answer: PlaytestReport,
    example: {
      body: {
        commanders: ['Edgar Markov'],
        cards: ['Sol Ring', { name: 'Swamp', count: 35 }],
        seed: 7,
        games: 100,
        turns: 3,
        questions: [{ ask: 'mana', at_least: 3, turn: 2 }],
      },
    },
  }),

  widgetCommanders: route({
    path: '/widgets/commanders',
    tag: 'widgets',
    summary: 'Several commanders with their top cards',
    query: z.object({
      names: names.describe('Names or slugs of commanders and pairs; a pair as `A + B` or by its slug.'),
      cards: z.int().min(0).max(MAX_WIDGET_CARDS).default(5).describe('Top cards of each commander.'),
    }),
    answer: WidgetCommanders,
    example: { query: { names: ['Edgar Markov'], cards: 2 } },
  }),
  widgetCards: route({
    path: '/widgets/cards',
    tag: 'widgets',
    summary: 'Several cards with their figures',
    query: z.object({ names: names.describe('Names or slugs of cards.') }),
    answer: WidgetCards,
    example: { query: { names: ['Sol Ring', 'Swamp'] } },
  }),

  snapshot: route({
    path: '/snapshot',
    tag: 'data',
    summary: 'What the data is made of, whose it is, and its files in bulk',
    answer: SnapshotInfo,
  }),
} as const;

/** The type of the table of routes. */
export type ApiRoutes = typeof API_ROUTES;
/** The id of a route. */
export type ApiRouteId = keyof ApiRoutes;
/** The ids of all routes, in the order of the reference. */
export const API_ROUTE_IDS = Object.keys(API_ROUTES) as readonly ApiRouteId[];
