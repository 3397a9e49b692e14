// Reports on a pasted list: its estimated bracket, and the combos that it has or nearly has.
//   node deck-report.mjs list.txt
import { readFileSync } from 'node:fs';
import { starterCard, starterCombos } from '@crownsmith/catalog/starter';
import { createComboIndex, reportDeck } from '@crownsmith/deck-report';
import { resolvePastedList } from '@crownsmith/domain';

const [path] = process.argv.slice(2);
const deck = resolvePastedList(readFileSync(path, 'utf8'), starterCard);

// In practice: index the combos once, for many decks.
const combos = createComboIndex(starterCombos());
const report = reportDeck(deck, { combos });

console.log(`Bracket ${report.bracket.estimate} (${report.bracket.name})`);
for (const { message } of report.bracket.reasons) console.log(`  ${message}`);
for (const { combo } of report.combos?.complete ?? []) console.log(`Combo: ${combo.cards.join(' + ')}`);
for (const { combo, missing } of report.combos?.missingOne ?? [])
  console.log(`One card away: ${combo.results[0]} with ${missing.join('')}`);
for (const { color, sources, chances } of report.casting.colors)
  for (const { turn, needed, chance, names } of chances)
    console.log(
      `${color}: ${sources} sources; ${needed} of them by turn ${turn} for ${names.join(', ')}: ${Math.round(100 * chance)} %`,
    );
