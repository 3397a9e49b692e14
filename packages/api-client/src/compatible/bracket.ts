import * as z from 'zod';
import { count } from '../snapshot/figures';
import { CompatibleCombo, CompatibleComboCard } from './combos';

/** Letters of brackets as clients of combo finders know them: Exhibition, Core, Powerful, Ruthless; Banned for an illegal card. */
export const BRACKET_TAGS = ['E', 'C', 'P', 'R', 'B'] as const;
export type BracketTag = (typeof BRACKET_TAGS)[number];

const ClassifiedCombo = z.object({
  combo: CompatibleCombo,
  /** whether it counts for the estimate: it has two cards, needs nothing else, and wins or goes on without end */
  relevant: z.boolean(),
  borderlineRelevant: z.literal(false),
  definitelyTwoCard: z.boolean(),
  arguablyTwoCard: z.literal(false),
  /** 5 for a combo that needs no mana, 4 for up to 4, 3 for up to 6, 2 for up to 8, 1 for more; null where it is not known */
  speed: z.number().int().min(1).max(5).nullable(),
});

/** The answer of `/estimate-bracket`: an estimate with what it is made from, never a verdict. */
export const EstimateBracketResponse = z.object({
  bracketTag: z.enum(BRACKET_TAGS),
  /** 1 to 5, also for a deck with banned cards */
  bracket: z.number().int().min(1).max(5),
  bracketName: z.string(),
  /** sentences, what makes it the highest bracket first */
  reasons: z.array(z.string()),
  cards: z.array(
    z.object({
      card: CompatibleComboCard,
      quantity: count,
      banned: z.boolean(),
      gameChanger: z.boolean(),
      massLandDenial: z.boolean(),
      extraTurn: z.boolean(),
    }),
  ),
  templates: z.array(z.unknown()).length(0),
  /** those of which the deck has all cards */
  combos: z.array(ClassifiedCombo),
  bannedCards: z.array(CompatibleComboCard),
  gameChangerCards: z.array(CompatibleComboCard),
  massLandDenialCards: z.array(CompatibleComboCard),
  extraTurnCards: z.array(CompatibleComboCard),
  twoCardCombos: z.array(ClassifiedCombo),
});
export type EstimateBracketResponse = z.infer<typeof EstimateBracketResponse>;
