// Plays a pasted list alone: mana and commander by turn.
//   node playtest.mjs list.txt
import { readFileSync } from 'node:fs';
import { starterCard } from '@crownsmith/catalog/starter';
import { resolvePastedList } from '@crownsmith/domain';
import { playDeck } from '@crownsmith/playtest';

const [path] = process.argv.slice(2);
const deck = resolvePastedList(readFileSync(path, 'utf8'), starterCard);
const run = playDeck(deck, { seed: 1, games: 200, turns: 4 });
if (!run.ok) throw new Error(run.error.message);

const percent = (share) => `${Math.round(100 * share)} %`;
for (const { turn, mana, idle } of run.value.figures.turns)
  console.log(`Turn ${turn}: ${mana.mean.toFixed(1)} mana; nothing to cast in ${percent(idle.share)}`);
for (const { name, by } of run.value.figures.commanders)
  console.log(`${name} by turn 4: ${percent(by[3].share)}`);
