import { expect, it } from 'vitest';
import { checkLegality, nearestOf, openCardSource, readList } from '../index';

it.each([
  ['1 Opt', '1 entry of'],
  ['1 Opt\n1 Shock', '2 entries of'],
])('counts what is left out: %j', async (sideboard, expected) => {
  const source = await openCardSource({});
  const list = await readList(`Commander\n1 Krenko, Mob Boss\n\nSideboard\n${sideboard}`, source);
  expect(checkLegality(list, source).notes).toContainEqual(expect.stringContaining(`Left out: ${expected}`));
});

it('says which name an unknown one is like, where the source tells', async () => {
  const source = await openCardSource({});
  const list = await readList('Commander\n1 Krenko, Mob Bos\n\nDeck\n1 Sol Rign', source);
  const hinting = { ...source, nearest: () => Promise.resolve(new Map([['Sol Rign', 'Sol Ring']])) };
  const { violations } = checkLegality(list, hinting, { nearest: await nearestOf(list, hinting) });
  expect(violations.filter(({ code }) => code === 'unknown-card').map(({ fix }) => fix)).toEqual([
    expect.stringContaining('Check the spelling'),
    'Did you mean “Sol Ring”?',
  ]);
  expect(await nearestOf(list, source)).toBeUndefined();
});

it('says that a list of Oathbreaker is judged as one of Commander', async () => {
  const source = await openCardSource({});
  const notesOf = async (text: string) => checkLegality(await readList(text, source), source).notes;
  const deck = '1 Krenko, Mob Boss\n\nDeck\n57 Mountain';
  const stated = expect.stringContaining('of Oathbreaker') as string;
  expect(await notesOf(`Oathbreaker\n${deck}`)).toContainEqual(stated);
  expect(await notesOf(`Commander\n${deck}\n\nSignature Spell\n1 Lightning Bolt`)).toContainEqual(stated);
  expect(await notesOf(`Commander\n${deck}`)).not.toContainEqual(stated);
});
