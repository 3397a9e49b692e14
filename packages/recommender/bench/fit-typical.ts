/**
 * Fits the log-odds that decks of a commander play a card (src/prior/typical-weights.ts) on held-out commanders of the casual
 * lists, without those of the test that evaluate.ts reports.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { topEntries } from '../src/numeric/top-entries';
import { numberCardTerms } from '../src/prior/term-numbers';
import { learnFromSources } from '../src/prior/train-prior';
import { usualOdds } from '../src/prior/typical-cards';
import { makeTypicalEvidence } from '../src/prior/typical-evidence';
import { makeDeckTable } from '../src/training/deck-table';
import { countPlay } from '../src/training/zone-counts';
import { printLine } from './command-line';
import { realCorpora, type Corpus } from './corpora';
import { fitLogistic, type Examples } from './logistic-regression';
import { commanderFolds, playedCards, TEST_COMMANDERS, type Split, type SplitDeck } from './split';

/** Parts into which the commanders without test ones are cut, each held out once. */
const FOLDS = 4;
/** Examples are the cards of a list, those that usually more of the decks play, and so many for which most evidence speaks. */
const COMMON = 0.03;
const CANDIDATES = 1200;
/** Company beside the other evidence in the choice of examples. */
const COMPANY = 0.05;
const RIDGE = 20;
const ROUNDS = 12;
const FEATURES = ['usual', 'difference', 'similarity', 'company'] as const;

const collect = (corpus: Corpus, { train, heldOut }: Split): Examples => {
  const { cards } = corpus;
  const { table } = makeDeckTable(cards, train);
  const learnt = learnFromSources(cards, numberCardTerms(cards), {
    ...table,
    ...countPlay(cards.length, table),
  });
  const evidenceOf = makeTypicalEvidence(learnt);
  printLine(`trained on ${train.length} lists, ${heldOut.length} held out`);
  const rowOf = new Map(learnt.candidates.map(({ card }, row) => [card, row]));
  const rows: Float64Array[] = [];
  const isPositive: boolean[] = [];
  const identityOf = ({ commanders: [commander = -1] }: SplitDeck): number => cards[commander]?.identity ?? 0;
  // What commanders of one identity share is made once.
  for (const deck of [...heldOut].sort((a, b) => identityOf(a) - identityOf(b))) {
    const [commander = -1, partner] = deck.commanders;
    const row = rowOf.get(commander);
    if (row === undefined || partner !== undefined) continue;
    const [evidence] = evidenceOf({ identity: identityOf(deck), members: [row] });
    if (evidence === undefined) continue;
    const { allowed, difference, similarity, company } = evidence;
    const played = new Set(playedCards(corpus, deck));
    const places = [...allowed.keys()].filter((place) => {
      const card = allowed[place];
      return cards[card]?.basic !== true && card !== commander;
    });
    const together = Float64Array.from(
      places,
      (place) => difference[place] + similarity[place] + COMPANY * company[place],
    );
    const best = new Set(Array.from(topEntries(together, CANDIDATES), (at) => places[at]));
    for (const place of places) {
      const card = allowed[place];
      const rate = learnt.usual[card];
      if (!best.has(place) && !played.has(card) && rate <= COMMON) continue;
      rows.push(Float64Array.of(usualOdds(rate), difference[place], similarity[place], company[place]));
      isPositive.push(played.has(card));
    }
  }
  return { rows, isPositive };
};

const corpora = await realCorpora({ names: ['casual'] });
if (corpora === undefined) printLine('The real decks are missing: nothing to fit.');
else {
  const folds = corpora.flatMap((corpus) =>
    commanderFolds(corpus, TEST_COMMANDERS, FOLDS).map((split) => collect(corpus, split)),
  );
  const examples: Examples = {
    rows: folds.flatMap(({ rows }) => rows),
    isPositive: folds.flatMap(({ isPositive }) => isPositive),
  };
  const { intercept, weights } = fitLogistic(examples, { ridge: RIDGE, rounds: ROUNDS });
  const entries = [['intercept', intercept], ...FEATURES.map((name, f) => [name, weights[f] ?? 0])] as const;
  const text = [
    '/** The weights of the log-odds that decks of a commander play a card. Written by bench/fit-typical.ts. */',
    'export const TYPICAL_WEIGHTS = {',
    ...entries.map(([name, weight]) => `  ${name}: ${Number(weight).toFixed(3)},`),
    '} as const;',
    '',
  ].join('\n');
  printLine(text);
  writeFileSync(fileURLToPath(new URL('../src/prior/typical-weights.ts', import.meta.url)), text);
}
