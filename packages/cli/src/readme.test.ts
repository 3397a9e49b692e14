import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readReadme, testedExample } from '../../../tooling/vitest/readme.mjs';
import { EXAMPLES } from './command/examples';
import { checkLegality, ListDocument, openCardSource, readList } from './index';

const readme = readReadme(import.meta.url);

const runExample = async () => {
  const source = await openCardSource({}); // or { host }, { snapshot }, { cards }
  const list = await readList('Commander\n1 Krenko, Mob Boss\n\nDeck\n98 Mountain\n1 Counterspell', source);
  const { legal, violations } = checkLegality(list, source);
  return { legal, violations };
};

describe('README.md', () => {
  it('has an example that runs', async () => {
    expect(testedExample(import.meta.url)).not.toBe('');
    const { legal, violations } = await runExample();
    expect(legal).toBe(false);
    expect(violations.map(({ code }) => code)).toEqual(['outside-identity']);
  });

  it('shows commands that are examples of the help', () => {
    const commands = Object.values(EXAMPLES).flatMap((list) => list.map(({ command }) => command));
    const shown = [...readme.matchAll(/^\$ (.+)$/gm)].map(([, command]) => command);
    expect(shown.length).toBe(3);
    for (const command of shown) expect(commands).toContain(command);
  });

  it('shows a list in JSON that is read', () => {
    const [, json = ''] = /```json\n(\{\n {2}"commanders".*?)```/s.exec(readme) ?? [];
    expect(ListDocument.parse(JSON.parse(json)).main).toHaveLength(1);
  });

  it('names every command, variable and exit code', () => {
    for (const command of Object.keys(EXAMPLES)) expect(readme).toContain(`\`${command} `);
    const source = readFileSync(new URL('source/open-card-source.ts', import.meta.url), 'utf8');
    for (const [variable] of source.matchAll(/CROWNSMITH_\w+/g)) expect(readme).toContain(variable);
  });
});
