// Reads Scryfall's bulk file (or any file of its card objects, gzipped or not) and lists its cards.
//   node catalog.mjs oracle-cards.json.gz
import { createReadStream } from 'node:fs';
import { latestLegalityChange, readScryfall } from '@crownsmith/catalog';
import { identityName } from '@crownsmith/domain';

const [path = 'cards.json'] = process.argv.slice(2);
let commanders = 0;

for await (const event of readScryfall(createReadStream(path))) {
  if (event.kind !== 'card') {
    console.log(`${event.kind}: ${event.reason}`);
    continue;
  }
  const { name, slug, colorIdentity, manaCost, legality, canBeCommander } = event.card;
  console.log(`${name} ${manaCost ?? 'no cost'} ${identityName(colorIdentity)}, ${legality}`);
  const change = latestLegalityChange(slug);
  if (change !== undefined) console.log(`  ${change.legality} since ${change.date}`);
  if (canBeCommander) commanders += 1;
}
console.log(`Cards that can be a commander: ${commanders}`);
