// Asks a Crownsmith site for its most played commanders and for cards that a list is missing.
//   node api-client.mjs https://crownsmith.example
import { apiErrorMessage, createApiClient } from '@crownsmith/api-client';

const [baseUrl = 'http://localhost:3000'] = process.argv.slice(2);
const client = createApiClient({ baseUrl, logger: console });

try {
  const popular = await client.popular();
  console.log('Most played commanders:');
  for (const { label, url } of popular.filter(({ kind }) => kind === 'commander').slice(0, 3)) {
    console.log(`- ${label}: ${url}`);
  }

  const { inRecs, outRecs } = await client.recs({
    commanders: ['/cards/edgar-markov'],
    cards: ['/cards/blood-artist', '/cards/sol-ring', '/cards/llanowar-elves'],
  });
  for (const { name, evidence } of inRecs.slice(0, 3)) {
    console.log(`+ ${name}: in ${evidence.num_decks} of ${evidence.potential_decks} decks`);
  }
  for (const { name, reason } of outRecs.slice(0, 1)) console.log(`− ${name} (${reason?.kind ?? 'weakest'})`);
} catch (thrown) {
  console.error(apiErrorMessage(thrown));
  process.exitCode = 1;
}
