// Decks in the notations that people paste, parsed back: `npm run bench -- notations [decks] [part of a notation's name]`.
// A deck counts if commanders, names and counts are exact and no line is in error.
import { NOTATIONS } from '../testing/notations/all-notations';
import { readBack } from '../testing/notations/measure';
import { makeLookUp } from '../testing/notations/name-look-up';
import { sampleDecks } from '../testing/notations/sample-decks';
import { realDeckCards } from '../testing/real-cards';

const LEAST_SHARE = 0.97;

const [count = '200', part = ''] = process.argv.slice(2);
const cards = realDeckCards();
const lookUp = cards && makeLookUp(cards);
const decks = lookUp && sampleDecks(lookUp, Number(count));
if (lookUp === undefined || decks === undefined) process.stdout.write('skipped: no real cards and decks\n');
else {
  const notations = NOTATIONS.filter(({ name }) => name.includes(part));
  let exact = 0;
  let faultless = 0;
  for (const notation of notations) {
    const faults = decks.flatMap((deck) => {
      const [first] = readBack(deck, notation, lookUp);
      return first === undefined ? [] : [`${deck.id}: ${first}`];
    });
    const right = decks.length - faults.length;
    exact += right;
    faultless += faults.length === 0 ? 1 : 0;
    const share = ((100 * right) / decks.length).toFixed(1).padStart(6);
    process.stdout.write(`${share} %  ${notation.name.padEnd(52)} ${faults[0] ?? ''}\n`);
  }
  const share = exact / (decks.length * notations.length);
  process.stdout.write(
    `${(100 * share).toFixed(2)} % of ${decks.length} decks in ${notations.length} notations are exact; ${faultless} notations have no fault. Limit: ${100 * LEAST_SHARE} %\n`,
  );
  if (share < LEAST_SHARE) process.exitCode = 1;
}
