/**
 * `npx tsx --conditions=source packages/playtest/bench/starter-abilities.ts`: writes what the cards of the starter catalogue do, as facts in the
 * notation of `makeAbilities`, read from the rules texts of the real card file, which stay where they are. Cards whose type line and power
 * tell as much are left out.
 */
import { createReadStream, writeFileSync } from 'node:fs';
import { readScryfall } from '@crownsmith/catalog';
import { starterCard } from '@crownsmith/catalog/starter';
import { REAL_CARDS, realData } from '@crownsmith/real-data';
import { makeAbilities } from '../src/ability/notation';
import { readAbilities } from '../src/ability/read-abilities';

const path = realData(REAL_CARDS);
const byNotation = new Map<string, string[]>();
if (path !== undefined) {
  for await (const event of readScryfall(createReadStream(path))) {
    if (event.kind !== 'card' || event.card.text === undefined) continue;
    const starter = starterCard(event.card.name);
    if (starter === undefined) continue;
    const notation = makeAbilities(readAbilities(event.card));
    const { abilities: _, ...bare } = starter;
    if (notation === makeAbilities(readAbilities(bare))) continue;
    byNotation.set(notation, [...(byNotation.get(notation) ?? []), starter.name]);
  }
  const sections = [...byNotation.entries()]
    .filter(([, names]) => names.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([notation, names]) => `# ${notation === '' ? 'none' : notation}\n${names.sort().join('; ')}`);
  writeFileSync(
    new URL('../../catalog/src/starter/data/abilities.ts', import.meta.url),
    `/**
 * What cards of the starter catalogue do, as facts in the notation of \`parseAbilities\` of @crownsmith/playtest: \`# notation\`, then names; \`none\` for a
 * card that does nothing in a game alone. Written by packages/playtest/bench/starter-abilities.ts; cards without a line do what their types and
 * power say.
 */
export const ABILITIES = \`
${sections.join('\n')}
\`;
`,
  );
  process.stdout.write(`${sections.length} notations\n`);
}
