export {
  answerBracket,
  answerCombos,
  findCombo,
  searchCombos,
  type BracketFacts,
  type ComboMatch,
  type ComboPart,
} from './find-combos';
export { findCard, findPage } from './find-page';
export { isCardPath, parseAddress } from './page-address';
export type { Commander, CommanderPart, Source } from './source';
