/**
 * Measures one recommendation (the hidden-card questions of evaluate.ts: lists of 60–80 cards) over all real decks of
 * both corpora in one model: time, memory, training. `--decks N` enlarges the corpus to N decks; `--requests N` asks so
 * many questions. A naive version is measured in the same run, on fewer requests. Exit code 1 past a limit.
 */
import { makeModel, parseModel } from '../src/model/model-file';
import { modelBytes } from '../src/model/model';
import { createRecommender } from '../src/recommender';
import { trainModel } from '../src/training/train-model';
import { numberOption, say } from './command-line';
import { realCorpora } from './corpora';
import { enlarge } from './enlarge';
import { createNaive } from './naive';
import { hideCards, splitDecks } from './split';

const MEBIBYTE = 2 ** 20;
/** Where the naive version would need gigabytes of sets it is left out. */
const NAIVE_LIMIT = 50_000;

const residentMemory = (): string => `${(process.memoryUsage().rss / MEBIBYTE).toFixed(0)} MiB resident`;
const timed = <T>(work: () => T): readonly [T, number] => {
  const start = performance.now();
  const value = work();
  return [value, performance.now() - start];
};
const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;

/** Each request is made three times; its middle time counts, so that another program's turn is not ours. */
const REPEATS = 3;

const report = <T>(name: string, requests: readonly T[], work: (request: T) => unknown): number => {
  const all = Array.from({ length: REPEATS }, () => requests.map((request) => timed(() => work(request))[1]));
  const middle = requests.map((_, i) =>
    percentile(
      all.map((times) => times[i] ?? NaN),
      0.5,
    ),
  );
  const p99 = percentile(middle, 0.99);
  const [p50, single] = [percentile(middle, 0.5), percentile(all.flat(), 0.99)];
  say(
    `${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms over ${requests.length} requests (every call by itself: p99 ${single.toFixed(2)} ms)`,
  );
  return p99;
};

const corpora = await realCorpora();
if (corpora === undefined) say('skipped: the real decks are not on this machine');
else {
  const cards = corpora[0]?.cards ?? [];
  const real = corpora.flatMap(({ decks }) => decks);
  const count = numberOption('decks', real.length);
  const questions = corpora.flatMap((corpus) =>
    splitDecks(corpus, 'test', numberOption('requests', 1000) / 2).asked.map((deck) =>
      hideCards(corpus, deck, 0.2),
    ),
  );
  const [model, training] = timed(() => trainModel({ cards, decks: enlarge(real, count) }));
  say(
    `${count} decks, ${cards.length} cards: trained in ${(training / 1000).toFixed(1)} s, ${residentMemory()}`,
  );
  const [bytes, writing] = timed(() => makeModel(model));
  const [read, reading] = timed(() => parseModel(bytes));
  if (!read.ok) throw new Error(read.error.message);
  say(
    `model: ${(modelBytes(read.value) / MEBIBYTE).toFixed(1)} MiB of arrays; written in ${writing.toFixed(0)} ms, read and checked in ${reading.toFixed(0)} ms`,
  );
  const [recommender, opening] = timed(() => createRecommender(read.value));
  say(`recommender opened in ${opening.toFixed(0)} ms, ${residentMemory()}`);

  type Asked = (typeof questions)[number];
  const recommend = ({ commanders, shown }: Asked) => recommender.recommend({ commanders, cards: shown });
  questions.slice(0, 30).forEach(recommend);
  const p99 = report('recommend, 100 cards with evidence', questions, recommend);
  report('weakest cards of the list', questions, ({ commanders, shown }) =>
    recommender.weakest({ commanders, cards: shown, limit: 10 }),
  );
  report('commander alone', questions, ({ commanders }) => recommender.recommend({ commanders, cards: [] }));
  if (count <= NAIVE_LIMIT) {
    const naive = createNaive(cards, real);
    report('naive (every deck a Set, all of them walked)', questions.slice(0, 60), ({ commanders, shown }) =>
      naive(commanders, shown, 100),
    );
  } else say(`naive version left out above ${NAIVE_LIMIT} decks`);
  const limit = count > NAIVE_LIMIT ? 25 : 30;
  say(p99 < limit ? `p99 is under ${limit} ms` : `MISSED: p99 is not under ${limit} ms`);
  process.exitCode = p99 < limit ? 0 : 1;
}
