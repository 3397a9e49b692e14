import { expect, it } from 'vitest';
import { checkLegality, openCardSource, readList } from '../index';

it.each([
  ['1 Opt', '1 entry of'],
  ['1 Opt\n1 Shock', '2 entries of'],
])('counts what is left out: %j', async (sideboard, expected) => {
  const source = await openCardSource({});
  const list = await readList(`Commander\n1 Krenko, Mob Boss\n\nSideboard\n${sideboard}`, source);
  expect(checkLegality(list, source).notes).toContainEqual(expect.stringContaining(`Left out: ${expected}`));
});
