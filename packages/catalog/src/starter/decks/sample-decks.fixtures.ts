import { longOrShort } from '../../../../../tooling/vitest/forms.mjs';
import { generateSampleDecks } from './sample-decks';

/** Sample decks that test files share: making them takes longer than most files. The first ones are the same for any count. */
export const SAMPLE_DECKS = [...generateSampleDecks({ seed: 1, count: longOrShort(3000, 1500) })];
