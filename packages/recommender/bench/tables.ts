/**
 * Prints how well the recommender completes decks that casual players saved in 2026, a fifth of each hidden, on a site with the average
 * lists of casual players, with tournament decks, and with both: nDCG@20, with the ratio to inclusion with the commander on the first
 * site. The weights of the blend were fitted on these decks, too: `fit-blend.ts` prints the figure for decks that they have not seen.
 */
import { makeModel } from '../src/model/model-file';
import { seededRandom } from '../src/numeric/random';
import { trainModel } from '../src/training/train-model';
import { makeBaselines, REFERENCE_METHOD } from './baselines';
import { printLine } from './command-line';
import { realCorpora } from './corpora';
import { evaluateMethod, recommenderMethod, type Row } from './evaluate-method';
import { mean, ratioInterval } from './metrics';
import { hideCards } from './split';

const HIDDEN = 0.2;

const corpora = await realCorpora({ names: ['commander', 'duel', 'casual', 'tables'] });
const tables = corpora?.find(({ name }) => name === 'tables');
if (corpora === undefined || tables === undefined || tables.decks.length === 0)
  printLine('The real decks are missing: nothing to evaluate.');
else {
  const { cards } = tables;
  const cases = tables.decks.map((deck) => hideCards(tables, deck, HIDDEN));
  const decksOf = (isLearnt: (split: string) => boolean) =>
    corpora.filter((corpus) => corpus !== tables && isLearnt(corpus.split)).flatMap(({ decks }) => decks);
  let reference: Row | undefined;
  for (const [site, isLearnt] of [
    ['casual lists', (split: string) => split === 'commanders'],
    ['tournament decks', (split: string) => split === 'decks'],
    ['both', () => true],
  ] as const) {
    const corpus = { ...tables, decks: decksOf(isLearnt) };
    const model = trainModel({ cards, decks: corpus.decks });
    const inclusion = makeBaselines(corpus, model).find(({ name }) => name === REFERENCE_METHOD);
    if (inclusion === undefined) throw new Error('There is no reference.');
    const usual = evaluateMethod(inclusion, cases);
    reference ??= usual;
    for (const row of [usual, evaluateMethod(recommenderMethod('recommender', makeModel(model)), cases)]) {
      const [low, high] = ratioInterval(row.at20, reference.at20, seededRandom(1));
      const ratio = mean(row.at20) / mean(reference.at20);
      printLine(
        `${`${site} (${corpus.decks.length})`.padEnd(28)} ${row.name.padEnd(52)} ` +
          `${mean(row.at20).toFixed(3)} (${ratio.toFixed(2)}, ${low.toFixed(2)}–${high.toFixed(2)})`,
      );
    }
  }
}
