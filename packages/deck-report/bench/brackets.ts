/**
 * `npm run bench -- brackets`: estimated brackets of real decks, for the half that the rules were tuned on and for the half
 * that only reports, beside what the published limits alone give. `--list precons 4` lists decks with their reasons.
 */
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

const all = await estimateRealDecks();
const [, kind = '', bracket = ''] = process.argv.slice(process.argv.indexOf('--list'));
if (all !== undefined) {
  if (process.argv.includes('--list')) list(all, kind, Number(bracket));
  else for (const decks of all) report(decks);
}
