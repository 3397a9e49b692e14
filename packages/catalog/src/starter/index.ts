export { starterCombos } from './combos';
export { cardFileDate } from './card-file-date';
export { generateSampleDecks, type SampleDeck, type SampleDeckOptions } from './decks/sample-decks';
export { collectGameChangerEvidence, collectLegalityEvidence, type SourcedCard } from './legality-evidence';
export { starterPrecons } from './precons';
export { starterSalt, type StarterSalt } from './salt';
export { STARTER_DATE, starterCard, starterCards, starterNames } from './starter-cards';
export { knownSets, type StarterSet } from './starter-set';
export { starterThemeSignals } from './theme-signals';
