// Reads a deck list in any common notation, says whether it is a legal Commander deck, and prints it in Arena's format.
//   node domain.mjs list.txt
import { readFileSync } from 'node:fs';
import { starterCard } from '@crownsmith/catalog/starter';
import {
  describeViolation,
  identityName,
  makeDeckList,
  resolvePastedList,
  unionIdentity,
  validateDeck,
} from '@crownsmith/domain';

const [path = 'list.txt'] = process.argv.slice(2);

// The rules know no cards: any function that finds a card by its name will do.
const list = resolvePastedList(readFileSync(path, 'utf8'), starterCard);
for (const { line, text, code } of list.errors) console.log(`line ${line}: ${code}: ${text}`);

const identity = unionIdentity(list.commanders.flatMap(({ card }) => card?.colorIdentity ?? []));
console.log(
  `Commander: ${list.commanders.map(({ name }) => name).join(' and ')} (${identityName(identity)})`,
);

const deck = validateDeck(list);
if (deck.ok) console.log('The deck is legal.');
else for (const violation of deck.error) console.log(`- ${describeViolation(violation)}`);

console.log(`\n${makeDeckList(list, 'arena')}`);
