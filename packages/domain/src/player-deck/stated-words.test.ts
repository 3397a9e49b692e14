import { expect, it } from 'vitest';
import { readStatedWords } from './stated-words';

it.each<[string, ReturnType<typeof readStatedWords>]>([
  ['Bracket: 3\n1 Opt', { text: '\n1 Opt', bracket: 3 }],
  ['1 Opt\n// EDH Bracket 2 (Core)\n1 Shock', { text: '1 Opt\n\n1 Shock', bracket: 2 }],
  ['# bracket = 4', { text: '', bracket: 4 }],
  ['Bracket: 7\n1 Bracket 3', { text: 'Bracket: 7\n1 Bracket 3' }],
  ['{"name":"x","edhBracket": 3}', { text: '{"name":"x","edhBracket": 3}', bracket: 3, name: 'x' }],
  ['{"edhBracket":"Bracket 3"}', { text: '{"edhBracket":"Bracket 3"}', bracket: 3 }],
  ['{"edhBracket":"2 (Core)"}', { text: '{"edhBracket":"2 (Core)"}', bracket: 2 }],
  ['{"edhBracket":2.5}', { text: '{"edhBracket":2.5}' }],
  ['{"userBracket":0,"autoBracket":3}', { text: '{"userBracket":0,"autoBracket":3}' }],
  ['About\nName My deck\n\nDeck\n1 Opt', { text: 'About\nName My deck\n\nDeck\n1 Opt', name: 'My deck' }],
  ['Name: Bats \n1 Opt', { text: 'Name: Bats \n1 Opt', name: 'Bats' }],
  ['Name,Count\nNameless Race,1', { text: 'Name,Count\nNameless Race,1' }],
])('reads bracket and name of %j', (text, stated) => expect(readStatedWords(text)).toEqual(stated));

it.each<[string, string | undefined]>([
  ['//NAME: Bats from deckstats.net\n//Main\n1 Opt', 'Bats from deckstats.net'],
  ['[metadata]\nName=Bats\n[Main]\n1 Opt', 'Bats'],
  ['<cockatrice_deck version="1">\n<deckname>Bats &amp; more</deckname>', 'Bats & more'],
  ['{"id":1,"name":"\\"Bats\\"","cards":[{"name":"Opt"}]}', '"Bats"'],
  ['{"cards":[{"name":"Opt"}],"name":"Bats"}', undefined],
  ['Name: JÃ¶tunn, Urzaâ€™s\n1 Opt', 'Jötunn, Urza’s'],
  ['<deckname></deckname>', undefined],
])('reads the name that programs write in %j', (text, name) => expect(readStatedWords(text).name).toBe(name));
