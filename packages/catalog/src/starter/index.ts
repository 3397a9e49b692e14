export { starterCombos } from './combos';
export { sampleDeckArchetypes, type Archetype } from './decks/archetype';
export type { SampleEntry } from './decks/land-base';
export { generateSampleDecks, type SampleDeck, type SampleDeckOptions } from './decks/sample-decks';
export { starterPrecons } from './precons';
export { starterSalt, type StarterSalt } from './salt';
export { starterCard, starterCards, starterGameChangers } from './starter-cards';
export { knownSets, starterSet, starterSets, type StarterSet } from './starter-set';
export { starterThemeSignals } from './theme-signals';
