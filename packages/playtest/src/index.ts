export {
  ANY_COLOR,
  COLORLESS_MANA,
  type Ability,
  type AbilityKind,
  type CardAbilities,
  type Frequency,
  type LandEntry,
  type LandFilter,
  type RampTarget,
  type TutorTarget,
} from './ability/ability';
export { makeAbilities, parseAbilities, type AbilityNotationError } from './ability/notation';
export { readAbilities, type AbilityCard } from './ability/read-abilities';
export { compareRuns, type ComparedFigure, type RunDifference } from './compare/compare-runs';
export { pairDecks, type DeckChange, type DeckPair } from './compare/pair-decks';
export type { PlaytestCard, PlaytestCombo, PlaytestDeck, PlaytestEntry } from './deck/playtest-deck';
export { bracketOfClock, TOO_OFTEN, type ClockBracket } from './figures/bracket-of-clock';
export type {
  CommanderFigures,
  PlaytestAnswer,
  PlaytestFigures,
  TurnFigures,
  Winner,
} from './figures/figures';
export type { Mean, Share } from './figures/interval';
export { MAX_QUESTIONS, type PlaytestQuestion } from './figures/question';
export { MAX_TURNS, type Win } from './game/game';
export { dealHand, makeHand, parseHand, type DealtHand, type Hand } from './hand/hand';
export {
  MAX_GAMES,
  playDeck,
  playtestSteps,
  type PlaytestError,
  type PlaytestOptions,
  type PlaytestRun,
} from './playtest';
