import { expect, it } from 'vitest';
import { parseCollection } from './parse-collection';

it('reads language and condition below titles of other languages', () => {
  const text = 'Anzahl;Name;Zustand;Sprache\n2;Opt;NM;Englisch\n1;Shock;EX;Deutsch';
  expect(parseCollection(text).entries).toMatchObject([
    { name: 'Opt', condition: 'Near Mint', language: 'en' },
    { name: 'Shock', condition: 'Excellent', language: 'de' },
  ]);
});
