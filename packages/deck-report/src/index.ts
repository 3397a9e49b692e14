export {
  createComboIndex,
  type ComboDeck,
  type ComboIndex,
  type ComboMatch,
  type DeckCombos,
} from './combos/combo-index';
export type { ComboFacts } from './combos/combo';
export {
  estimateDeckBracket,
  type BracketEstimate,
  type BracketReason,
} from './bracket/estimate-deck-bracket';
export type { BracketCard } from './bracket/bracket-card';
export { BRACKET_RULES, type BracketReasonCode, type BracketRule } from './bracket/bracket-rules';
export type { DeckFacts } from './report/deck-facts';
export { reportDeck, type DeckReport } from './report/report-deck';
export type { ReportCard, ReportDeck } from './report/report-card';
