// Asks the functions behind the command `crownsmith` about a deck list: what is wrong with it, its colours, its price.
//   node cli.mjs list.txt
import { readFileSync } from 'node:fs';
import { checkLegality, identityOfCards, openCardSource, priceList, readList } from '@crownsmith/cli';

const [path = 'list.txt'] = process.argv.slice(2);

// Without a host, a snapshot or a card file: the well-known cards in the package.
const source = await openCardSource({});
const list = await readList(readFileSync(path, 'utf8'), source);

const { legal, violations } = checkLegality(list, source);
console.log(legal ? 'Legal.' : 'Not legal:');
for (const { line, message, fix } of violations)
  console.log(`- ${line === null ? '' : `line ${line}: `}${message} ${fix}`);

const names = list.commanders.flatMap(({ card }) => card?.name ?? []);
const { name } = await identityOfCards(names, source);
console.log(`${names.join(' and ')}: ${name}`);

const { totals, estimated } = await priceList(list, source, 'tcgplayer');
for (const { amount } of totals) console.log(`${amount.toFixed(2)} USD${estimated ? ', estimated' : ''}`);
