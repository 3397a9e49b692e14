/**
 * `npm run bench -- brackets`: estimated brackets of real decks, for the half that the rules were tuned on and for the half
 * that only reports, beside what the published limits alone give. Labelled decks are compared with their labels, from their cards alone and with
 * the win clock of games alone; `--labelled FOLDER` adds a folder of them. `--list precons 4` lists decks with their reasons.
 */
import { createComboIndex } from '../src/combos/combo-index';
import {
  agreementOf,
  estimateLabelled,
  readLabelledDecks,
  type Agreement,
  type LabelledDecks,
} from './labelled-brackets';
import { readReportCards, readReportCombos } from './real-decks';
import { estimateRealDecks, shareIn, type EstimatedDeck, type EstimatedDecks } from './bracket-shares';

const BRACKETS = [1, 2, 3, 4, 5] as const;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);

const row = (title: string, decks: readonly EstimatedDeck[], of?: (deck: EstimatedDeck) => number): string =>
  `  ${title.padEnd(26)}${String(decks.length).padStart(6)}${BRACKETS.map((bracket) => percent(shareIn(decks, [bracket], of))).join('')}`;

const report = ({ kind, decks }: EstimatedDecks): void => {
  print(`${kind.padEnd(28)} decks${BRACKETS.map((bracket) => String(bracket).padStart(8)).join('')}`);
  print(
    row(
      'half that they are tuned on',
      decks.filter((deck) => deck.isTuned),
    ),
  );
  print(
    row(
      'half that only reports',
      decks.filter((deck) => !deck.isTuned),
    ),
  );
  print(row('published limits alone', decks, ({ limitsOnly }) => limitsOnly));
};

const list = (all: readonly EstimatedDecks[], kind: string, bracket: number): void => {
  for (const { id, estimate, takeOut } of all.find((decks) => decks.kind === kind)?.decks ?? []) {
    if (estimate.estimate !== bracket) continue;
    print(`${id} (${estimate.power} points)`);
    for (const { atLeast, message } of estimate.reasons) print(`  ${atLeast}: ${message}`);
    print(`  to take out: ${takeOut().join(', ')}`);
  }
};

const printAgreement = (title: string, { exact, withinOne, meanRecall, confusion }: Agreement): void => {
  print(
    `  ${title.padEnd(26)}exact${percent(exact)}, within one${percent(withinOne)}, mean recall${percent(meanRecall)}`,
  );
  const labels = [...new Set([...confusion.keys()].map((key) => key.split(' ')[0] ?? ''))].sort();
  for (const label of labels)
    print(
      `    label ${label}                 ${BRACKETS.map((bracket) => String(confusion.get(`${label} ${bracket}`) ?? 0).padStart(8)).join('')}`,
    );
};

const reportLabelled = (
  { name, decks }: LabelledDecks,
  combos: Parameters<typeof estimateLabelled>[1],
): void => {
  const estimates = estimateLabelled(decks, combos);
  print(
    `${name}, ${decks.length} decks`.padEnd(34) +
      BRACKETS.map((bracket) => String(bracket).padStart(8)).join(''),
  );
  printAgreement(
    'from the cards',
    agreementOf(estimates, ({ cards }) => cards),
  );
  printAgreement(
    'the higher of cards, clock',
    agreementOf(estimates, ({ cards, clock }) => (clock > cards ? clock : cards)),
  );
  printAgreement(
    'the clock alone',
    agreementOf(estimates, ({ clock }) => clock),
  );
  printAgreement(
    'always 3',
    agreementOf(estimates, () => 3),
  );
};

const lookUp = await readReportCards();
const folder = process.argv.includes('--labelled')
  ? process.argv[process.argv.indexOf('--labelled') + 1]
  : undefined;
if (lookUp !== undefined && !process.argv.includes('--list')) {
  const combos = createComboIndex(await readReportCombos());
  for (const labelled of readLabelledDecks(lookUp, folder)) reportLabelled(labelled, combos);
}
const all = await estimateRealDecks();
const [, kind = '', bracket = ''] = process.argv.slice(process.argv.indexOf('--list'));
if (all !== undefined) {
  if (process.argv.includes('--list')) list(all, kind, Number(bracket));
  else for (const decks of all) report(decks);
}
