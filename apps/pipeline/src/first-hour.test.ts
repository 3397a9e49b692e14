import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tempFolder } from '#src/testing/fixtures';
import { FIRST_HOUR_SOURCES, firstHourBlocks, offerFirstHour } from '#src/testing/first-hour';
import { runCommand } from '#src/testing/run-command';
import { ScryfallServer } from '#src/testing/scryfall-server';

const sources = new ScryfallServer();
beforeAll(() => sources.start());
afterAll(() => sources.close());

// In short: `npm run test:first-hour` runs all of the page, with a site.
it('the files that the page about the first hour writes are taken by its updates', async () => {
  const home = await tempFolder();
  const dataDir = join(home, 'crownsmith-data');
  offerFirstHour(sources);
  const lines: string[] = [];
  for (const block of firstHourBlocks()) {
    const script = `set -e; npm() { :; }; curl() { :; }\nDATA_DIR="$HOME/crownsmith-data"\n${block}`;
    execFileSync('bash', ['-c', script], { env: { ...process.env, HOME: home } });
    if (!block.includes('npm run pipeline -- update')) continue;
    const list = join(dataDir, 'sources.json');
    const text = await readFile(list, 'utf8');
    await writeFile(list, text.replace(FIRST_HOUR_SOURCES.topdeck, sources.origin));
    const update = await runCommand(dataDir, sources, ['update'], { TOPDECK_KEY: FIRST_HOUR_SOURCES.key });
    expect(update).toMatchObject({ code: 0, reason: '' });
    lines.push(update.lines);
  }
  expect(lines).toEqual([
    expect.stringMatching(/^cards: 28 new; prices: 2 changed; decks of own lists: 1 new; published/),
    expect.stringMatching(/^decks of topdeck: 6 new, 6 new results; published .* with 7 decks/),
  ]);
});
