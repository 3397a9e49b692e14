import * as z from 'zod';
import { count, ManaCurve } from '../snapshot/figures';

const usd = z.number().nonnegative();
const bracket = z.int().min(1).max(5);
const AdviceLink = z.object({ name: z.string(), url: z.string().describe('The page of the card.') });

/** A card that comes in, with what speaks for it. */
export const AdvisedCard = AdviceLink.extend({
  count: count.describe('Copies; more than one only of basic lands.'),
  role: z.string().describe('What it comes in for: `lands`, `ramp`, `draw`, …, or `other`.'),
  roles: z.array(z.string()).describe('All jobs that it does.'),
  reason: z.string().describe('What speaks for it, as a sentence.'),
  price: usd.nullable().describe('USD that a copy costs; null if unknown.'),
  owned: z.boolean().describe('Whether it is among the cards that are owned.'),
  cost: usd.describe('USD that its copies add to the sum: 0 of what is owned and of basic lands.'),
});
export type AdvisedCard = z.infer<typeof AdvisedCard>;

/** A job of a list before and after advice is taken, beside what is usual. */
export const RoleEffect = z.object({
  job: z.string().describe('`ramp`, `draw`, `removal`, `lands`, …'),
  label: z.string().describe('Name of the job.'),
  have: count.describe('Cards of the list that do it.'),
  after: count.describe('The same once the advice is taken.'),
  usual: z.number().nonnegative().describe('Cards that decks like it have of it. 0 without decks.'),
  low: z.number().nonnegative().describe('Fewer are unusual.'),
  high: z.number().nonnegative().describe('More are unusual.'),
  decks: count.describe('Decks that say what is usual; with 0 nothing is.'),
});
export type RoleEffect = z.infer<typeof RoleEffect>;

const change = <T extends z.ZodType>(value: T) => z.object({ before: value, after: value });

/** What advice changes of a list once it is taken. */
export const AdviceEffects = z.object({
  cards: change(count).describe('Copies and commanders included.'),
  roles: z.array(RoleEffect),
  curve: change(ManaCurve).describe('By mana value 0, 1, … 6 and 7 or more, lands left out.'),
  bracket: change(bracket).describe('Estimated brackets.'),
  price: change(usd).describe('USD over the known prices.'),
  combos: z.array(z.string()).describe('Combos that are complete after it and not before, as sentences.'),
});
export type AdviceEffects = z.infer<typeof AdviceEffects>;

const notes = z.array(z.string()).describe('What could not be done, and why, as sentences.');

/** What a short list gets, so that it is a deck of 100 cards. */
export const DeckFill = z.object({
  summary: z.string().describe('Such as `35 cards: 11 lands, 5 ramp, 19 others`.'),
  cards: z.array(AdvisedCard).describe('Best first, basic lands last.'),
  missing: count.describe('Cards that the list still lacks where the limits leave none.'),
  cost: usd.describe('USD that they cost together without what is owned.'),
  effects: AdviceEffects,
  notes,
});
export type DeckFill = z.infer<typeof DeckFill>;

/** Something to buy. */
export const ShoppingList = z.object({
  text: z.string().describe('A line for each card that is not owned, such as `1 Sol Ring`.'),
  cards: z.array(AdviceLink.extend({ count, price: usd.nullable() })),
  cost: usd.describe('USD over the known prices.'),
});
export type ShoppingList = z.infer<typeof ShoppingList>;

/** The swaps with most gain that a sum pays for. */
export const DeckUpgrade = z.object({
  summary: z.string().describe('Such as `7 swaps for $48.20`.'),
  swaps: z
    .array(
      z.object({
        out: AdviceLink,
        in: AdvisedCard,
        gain: z.number().describe('Share of decks like it that play the card in, less that of the card out.'),
        reason: z.object({ code: z.string(), message: z.string().describe('The reason as a sentence.') }),
      }),
    )
    .describe('The greatest gain first.'),
  gain: z.number().describe('The sum of their gains.'),
  most_gain: z
    .number()
    .describe('No as many swaps of these cards for the sum can gain more: a bound, not always reached.'),
  shopping: ShoppingList,
  effects: AdviceEffects,
  notes,
});
export type DeckUpgrade = z.infer<typeof DeckUpgrade>;

/** A card that goes. */
export const TrimmedCard = AdviceLink.extend({
  count: count.describe('Copies that go.'),
  role: z.string().describe('The job that the list can spare it for, or `other`.'),
  reason: z.object({ code: z.string(), message: z.string().describe('The reason as a sentence.') }),
});
export type TrimmedCard = z.infer<typeof TrimmedCard>;

/** What a list of more than 100 cards loses, so that it is a deck of 100. */
export const DeckTrim = z.object({
  summary: z.string().describe('Such as `40 of 140 cards go: 6 lands, 4 ramp, 30 others`.'),
  cuts: z.array(TrimmedCard).describe('Best to cut first.'),
  next: z.array(TrimmedCard).describe('Cards to cut instead, best first.'),
  missing: count.describe('Cards that still have to go where the limits leave none.'),
  effects: AdviceEffects,
  notes,
});
export type DeckTrim = z.infer<typeof DeckTrim>;

/** Why a card is no better recommended. */
export const WhyNot = z.object({
  card: AdviceLink.extend({ price: usd.nullable() }),
  status: z
    .enum([
      'recommended',
      'listed',
      'banned',
      'not-legal',
      'outside-identity',
      'basic-land',
      'never',
      'too-dear',
      'over-budget',
      'unpriced',
      'not-owned',
      'too-old',
      'no-date',
      'land',
      'bracket',
      'unknown-to-model',
    ])
    .describe('Whether it is among the recommendations under the limits, or why it cannot be.'),
  place: z.int().positive().nullable().describe('Its place among them; null where it has none.'),
  of: count.describe('Recommendations that were looked at for its place.'),
  sentences: z.array(z.string()).describe('The answer, the most important sentence first.'),
  num_decks: count.describe('Decks with these commanders that play it.'),
  potential_decks: count,
  similar_count: count.describe('Similar decks that play it.'),
  similar_decks: count,
  overall_decks: count.describe('All decks that play it.'),
  overall_potential_decks: count,
  effects: AdviceEffects.nullable().describe('What it would change; null for a card that cannot come in.'),
});
export type WhyNot = z.infer<typeof WhyNot>;
