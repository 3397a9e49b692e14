import { MAX_RECS_CARDS, MAX_SALT } from '@crownsmith/domain';
import * as z from 'zod';
import { WireColorIdentity } from '../card/wire-card';
import { ChosenColors } from './chosen-color';
import { CompareChoice } from './compare-choice';
import { count, ManaCurve } from '../snapshot/figures';
import { AlsoMeans } from './also-means';
import { RecComparison } from './recs';
import { DeckFill, DeckTrim, DeckUpgrade, WhyNot } from './advice';
import { RequestLimits } from './advice-limits';
import { cardKey, deckFields, STATE_A_DECK, statesDeck } from './deck-input';

/** What a request asks for besides the report. */
export const AdviceQuestions = z.strictObject({
  fill: z.boolean().optional().describe('What a short list gets, so that it has 100 cards.'),
  upgrade: z
    .boolean()
    .optional()
    .describe('The swaps with most gain that the budget of the limits pays for.'),
  most_swaps: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Swaps of an upgrade at most; 10 by default. Asks for it.'),
  trim: z.boolean().optional().describe('What a list of more than 100 cards loses, so that it has 100.'),
  cut: z
    .array(cardKey)
    .max(MAX_RECS_CARDS)
    .optional()
    .describe('Cards that a trim takes out in any case. Asks for it.'),
  why_not: cardKey.optional().describe('A card: why it is no better recommended.'),
});
export type AdviceQuestions = z.infer<typeof AdviceQuestions>;

/** `POST /api/deck-report`: a list as text, or its commanders and cards, what the player allows, and what else is asked. */
export const DeckReportRequest = z
  .strictObject({
    ...deckFields,
    limits: RequestLimits.optional().describe('What the player allows for what comes in and goes.'),
    advice: AdviceQuestions.optional().describe('What is asked besides the report.'),
    compare: CompareChoice.optional(),
  })
  .refine(statesDeck, STATE_A_DECK);
export type DeckReportRequest = z.infer<typeof DeckReportRequest>;

/** A card of a report. */
export const ReportCard = z.object({ name: z.string(), url: z.string().describe('The page of the card.') });
export type ReportCard = z.infer<typeof ReportCard>;

const rate = z.number().min(0).max(1);
const usd = z.number().nonnegative();
const bracket = z.int().min(1).max(5);

/** How many decks play a card of a report; a rate never comes without its n. */
const played = {
  num_decks: count.describe('Decks with these commanders that play it.'),
  potential_decks: count.describe('Decks with these commanders that could play it.'),
  inclusion: rate.describe('num_decks / potential_decks; 0 where no deck could play it.'),
};

const PlayedCard = ReportCard.extend({ ...played, price: usd.nullable().describe('USD; null if unknown.') });

/** A card to add: the counts are of similar decks, where there are any. */
const SuggestedCard = PlayedCard.extend({
  among: z
    .enum(['similar-decks', 'commander'])
    .optional()
    .describe('Which decks are counted: those with these commanders by default, or similar ones.'),
});

/** A line of the request that was left out. */
const LineNotUnderstood = z.object({
  line: z
    .int()
    .positive()
    .nullable()
    .describe('1-based line of the text, or place of the entry among commanders, cards and companion.'),
  text: z.string().describe('Beginning of the line, or the entry.'),
  message: z.string().describe('What is wrong there.'),
  suggestion: z.string().nullable().describe('The name of the card that is most like it.'),
});

const ReportViolation = z.object({
  code: z.string().describe('The broken rule: `deck-size`, `banned`, `outside-identity`, …'),
  message: z.string().describe('The violation as a sentence.'),
  fix: z.string().describe('What would make the list legal.'),
  zone: z.enum(['deck', 'commanders', 'main', 'companion']),
  line: z
    .int()
    .positive()
    .nullable()
    .describe('1-based line of the text, or place of the entry; null if it is about none.'),
  names: z.array(z.string()).describe('The cards that it is about.'),
});

const ReportBracket = z.object({
  estimate: bracket,
  name: z.string().describe('Name of the bracket: `Upgraded`, …'),
  reasons: z
    .array(
      z.object({
        code: z
          .string()
          .describe('`game-changers`, `mass-land-denial`, `extra-turns`, `combo`, `tutors`, `fast-mana`, …'),
        at_least: bracket.describe('The lowest bracket that it allows.'),
        message: z.string().describe('The reason as a sentence.'),
        cards: z.array(ReportCard),
      }),
    )
    .describe('Why it is no lower; the strongest first.'),
  lower: z
    .object({
      bracket,
      take_out: z.array(ReportCard).describe('Cards without which the list is of that bracket.'),
    })
    .nullable()
    .describe('How to get a bracket lower; null where taking cards out does not lead there.'),
  rules: z.string().describe('ISO date of the rules of brackets that were applied.'),
});

/** A combo that is in a list or nearly. */
const ReportCombo = z.object({
  id: z.string(),
  url: z.string().describe('The page of the combo.'),
  cards: z.array(ReportCard),
  missing: z.array(ReportCard).describe('Those that the list lacks.'),
  results: z.array(z.string()).describe('What it produces.'),
  templates: z.array(z.string()).describe('Further pieces in words, such as a sacrifice outlet.'),
  num_decks: count.describe('Decks with all its cards.'),
  potential_decks: count.describe('Decks whose colours allow it.'),
});
export type ReportCombo = z.infer<typeof ReportCombo>;

/** What a list has of a job, beside what is usual. */
const ReportJob = z.object({
  job: z.string().describe('`ramp`, `draw`, `removal`, `lands`, …'),
  label: z.string().describe('Name of the job.'),
  have: count.describe(
    'Cards of the list that do it; commanders and basic lands do not count, but among the lands.',
  ),
  usual: z
    .number()
    .nonnegative()
    .describe('Cards that decks like the list have of it: the median; of lands the mean. 0 without decks.'),
  low: z.number().nonnegative().describe('Fewer are unusual. 0 without decks.'),
  high: z.number().nonnegative().describe('More are unusual. 0 without decks.'),
  decks: count.describe('Decks that say what is usual; with 0 nothing is.'),
  among: z
    .enum(['similar-decks', 'commander'])
    .optional()
    .describe('Which decks those are: similar ones, or those of the commanders, as for lands.'),
});

const ReportCut = ReportCard.extend({
  score: z.number().describe('Higher is better to cut; only comparable within one report.'),
  reason: z.object({ code: z.string(), message: z.string().describe('The reason as a sentence.') }),
});

const ReportSwap = z.object({
  out: ReportCard,
  in: ReportCard,
  score: z.number().describe('Higher is a greater gain; only comparable within one report.'),
  price: z.number().nullable().describe('USD that the card in costs; null if unknown.'),
  reason: z.object({ code: z.string(), message: z.string().describe('The reason as a sentence.') }),
});

const ReportColor = z.object({
  color: z.enum(['W', 'U', 'B', 'R', 'G', 'C']),
  symbols: count.describe('Symbols of the colour in the costs of the list.'),
  sources: count.describe('Cards that make mana of the colour: lands, rocks and creatures.'),
  lands: count.describe('The lands among them.'),
  chances: z
    .array(
      z.object({
        turn: z.int().positive(),
        needed: z.int().positive().describe('Sources of the colour that are needed.'),
        chance: rate.describe('Chance to have them by that turn (hypergeometric).'),
        cards: z.array(ReportCard).describe('Cards of the list that need so many by that turn.'),
      }),
    )
    .describe('What the costs of the list ask for, by turn.'),
});

/** What `overlap` is a share of. */
const overlapCounts = {
  num_shared: count.optional().describe('Cards of the average deck that the list has.'),
  num_cards: count.optional().describe('Cards of the average deck, without basic lands and commanders.'),
};

/** The list beside the part of the decks that it belongs to. */
const ReportPart = z.object({
  kind: z.enum(['theme', 'bracket', 'budget']),
  name: z.string().describe('What these decks share: `Vampires`, `Bracket 4 (Optimized)`, `Up to $200`.'),
  url: z.string().describe('The page of these decks.'),
  overlap: z
    .number()
    .min(0)
    .max(100)
    .describe(
      'Per cent of what these decks play most that the list has: as many cards as its average deck has.',
    ),
  ...overlapCounts,
  num_decks: count.describe('Decks with these commanders that are of the part.'),
  missing: z.array(PlayedCard).describe('What they play most and the list lacks, most played first.'),
  unusual: z.array(PlayedCard).describe('What the list plays and hardly any of them does, rarest first.'),
});

/** The response of `POST /api/deck-report`: what a list is, and what would make it better. */
export const DeckReport = z.object({
  commanders: z.array(ReportCard),
  color_identity: WireColorIdentity.describe('Of the commanders.'),
  num_cards: count.describe('Copies and commanders included.'),
  not_understood: z.array(LineNotUnderstood).describe('Lines and entries that were left out.'),
  also_means: AlsoMeans.optional(),
  legality: z.object({
    legal: z.boolean(),
    violations: z.array(ReportViolation),
    notes: z
      .array(z.string())
      .optional()
      .describe(
        'Sentences on rules that its commanders change: a colour that is chosen, a size, what was not checked.',
      ),
  }),
  chosen_colors: ChosenColors.optional(),
  bracket: ReportBracket.describe('An estimate: brackets depend on intent, too.'),
  combos: z
    .object({
      complete: z.array(ReportCombo).describe('Combos of cards of the list.'),
      missingOne: z.array(ReportCombo).describe('Combos that lack one card, most decks first.'),
      missingTwo: z.array(ReportCombo).describe('Combos that lack two cards, most decks first.'),
      num_complete: count,
      num_missing_one: count,
      num_missing_two: count,
    })
    .describe('The most played combos, and how many there are.'),
  compared_with: RecComparison.optional().describe(
    'Which decks are the similar ones; absent where there are none, and from older servers.',
  ),
  jobs: z.array(ReportJob).describe('What the list has of every job.'),
  lacks: z
    .array(ReportJob.extend({ cards: z.array(SuggestedCard).describe('Cards that do it, best first.') }))
    .describe('Jobs of which the list has too little, what it lacks most first.'),
  cuts: z.array(ReportCut).describe('Cards to cut, best first.'),
  swaps: z.array(ReportSwap).describe('Cards to replace, the greatest gain first, within the limits.'),
  fill: DeckFill.optional().describe('Absent unless it is asked for.'),
  upgrade: DeckUpgrade.optional().describe('Absent unless it is asked for.'),
  trim: DeckTrim.optional().describe('Absent unless it is asked for.'),
  why_not: WhyNot.optional().describe('Absent unless it is asked for, and where no card has the name.'),
  limit_notes: z
    .array(z.string())
    .optional()
    .describe('Limits that could not be kept to, such as names that no card has, as sentences.'),
  average: z
    .object({
      overlap: z
        .number()
        .min(0)
        .max(100)
        .nullable()
        .describe('Per cent of the average deck that the list has; null without an average deck.'),
      ...overlapCounts,
      num_decks: count.describe('Decks with these commanders.'),
      num_tournament: count
        .optional()
        .describe('Those of them that are of tournaments; absent where that is not known.'),
      missing: z.array(PlayedCard).describe('What most decks play and the list lacks, most played first.'),
      unusual: z.array(PlayedCard).describe('What the list plays and hardly any deck does, rarest first.'),
      parts: z
        .array(ReportPart)
        .describe(
          'The same beside parts of these decks, where there are enough: of the main theme of the list, of its bracket, and of the lowest common budget that pays for it.',
        ),
      nearest: z
        .array(
          z.object({
            name: z.string(),
            url: z.string().nullable().describe('Its public address; null where none is known.'),
            source: z.string().nullable().describe('Where it was imported from; null where it is not known.'),
            overlap: z.number().min(0).max(100).describe('Per cent of its cards that the list has.'),
            date: z.string().nullable().describe('ISO date of the deck; null where it is not known.'),
            bracket: bracket.nullable().describe('Its estimated bracket; null where it is not known.'),
            price: usd.nullable().describe('What it costs in USD; null where it is not known.'),
            commanders: z
              .array(z.string())
              .optional()
              .describe('Paths of its commanders, where they are asked for.'),
            cards: z
              .array(z.string())
              .optional()
              .describe('Paths of its other cards without basic lands, where they are asked for.'),
          }),
        )
        .describe('The decks that are most like the list.'),
    })
    .describe('The list beside the average deck of its commanders.'),
  themes: z
    .array(z.object({ key: z.string(), name: z.string(), url: z.string(), cards: count }))
    .describe('Themes and tribes of the list, each with its cards of it, copies and commanders included.'),
  curve: ManaCurve.describe('Cards of the list by mana value 0, 1, … 6 and 7 or more, lands left out.'),
  types: z.record(z.string(), count).describe('Cards of the list by primary type.'),
  colors: z.array(ReportColor).describe('Colours needed against sources.'),
  salt: z.object({
    total: z.number().nonnegative().describe('Sum of the cards’ salt, each card once.'),
    cards: z
      .array(ReportCard.extend({ salt: z.number().min(0).max(MAX_SALT) }))
      .describe('What causes most of it, saltiest first.'),
  }),
  price: z.object({
    total: usd.describe(
      'USD over the known prices, copies, companion and basic lands included, each at TCGplayer, else at Card Kingdom: of cards whose printing `list` states what that costs, of others what the cheapest does.',
    ),
    estimated: z.boolean().describe('Whether prices are estimates.'),
    unpriced: count.describe('Cards without a known price, names that are not known among them.'),
    as_cheapest: count
      .optional()
      .describe(
        'Cards at what the cheapest printing costs, as no price of the one that `list` states is known.',
      ),
    cards: z.array(ReportCard.extend({ price: usd })).describe('The most expensive cards.'),
  }),
});
export type DeckReport = z.infer<typeof DeckReport>;
