import { describe, expect, it } from 'vitest';
import type { DeckListFacts } from './deck-list';
import { parseDeckList } from './parse-deck-list';

/** The counts and names in each part of a list. */
const parts = (text: string, facts?: DeckListFacts): Record<string, unknown> => {
  const { commanders, main, companion, skipped, errors } = parseDeckList(text, facts);
  expect(errors).toEqual([]);
  const names = (lines: readonly { count: number; name: string }[]): string[] =>
    lines.map(({ count, name }) => `${count} ${name}`);
  return {
    commanders: names(commanders),
    main: names(main),
    ...(companion && { companion: companion.name }),
    ...(skipped.length > 0 && { skipped: names(skipped) }),
  };
};
const EDGAR = { commanders: ['1 Edgar Markov'], main: ['1 Sol Ring', '2 Swamp'] };

describe('formats of programs', () => {
  it.each<[string, string, Record<string, unknown>]>([
    [
      'Arena',
      'About\nName Vampires\n\nCommander\n1 Edgar Markov (C17) 36\n\nCompanion\n1 Lurrus of the Dream-Den (IKO) 226\n\nDeck\n1 Sol Ring (C21) 263\n2 Swamp (M21) 311\n\nSideboard\n1 Lurrus of the Dream-Den (IKO) 226',
      { ...EDGAR, companion: 'Lurrus of the Dream-Den', skipped: ['1 Lurrus of the Dream-Den'] },
    ],
    [
      'Moxfield',
      '1 Edgar Markov (C17) 36 *F*\n\n1 Sol Ring (C21) 263\n2 Swamp (M21) 311\n\nSIDEBOARD:\n1 Opt (XLN) 65',
      { ...EDGAR, skipped: ['1 Opt'] },
    ],
    [
      'Moxfield, headings',
      'Commander:\n1 Edgar Markov\n\nMainboard:\n1 Sol Ring\n2 Swamp\n\nConsidering:\n1 Opt',
      { ...EDGAR, skipped: ['1 Opt'] },
    ],
    [
      'Archidekt',
      '1x Edgar Markov (c17) 36 [Commander{top}]\n1x Sol Ring (c21) 263 [Ramp]\n2x Swamp (m21) 311 [Land] ^Have,#37d67a^\n1x Opt (xln) 65 [Maybeboard{noDeck}{noPrice}]',
      { ...EDGAR, skipped: ['1 Opt'] },
    ],
    [
      'Archidekt, by category',
      'Commander (1)\n1x Edgar Markov\n\nRamp (1)\n1x Sol Ring\n\nLand (2)\n2x Swamp\n\nMaybeboard (1)\n1x Opt',
      { ...EDGAR, skipped: ['1 Opt'] },
    ],
    [
      'TappedOut',
      '1x Edgar Markov *CMDR*\n1x Sol Ring #ramp\n2x Swamp\n\nSideboard:\n1x Opt',
      { ...EDGAR, skipped: ['1 Opt'] },
    ],
    [
      'TappedOut, CSV',
      'Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Language,Commander\nmain,1,Edgar Markov,C17,,,,,,True\nmain,1,Sol Ring,,foil,,,,,\nmain,2,Swamp,,,,,,,\nside,1,Opt,,,,,,,\nmaybe,1,"Kongming, ""Sleeping Dragon""",,,,,,,',
      { ...EDGAR, skipped: ['1 Opt', '1 Kongming, "Sleeping Dragon"'] },
    ],
    [
      'Moxfield, CSV',
      '"Count","Tradelist Count","Name","Edition","Condition"\n"1","0","Sol Ring","c21","NM"\n"2","0","Swamp","m21","NM"',
      { commanders: [], main: EDGAR.main },
    ],
    ['a table with tabs', 'Quantity\tName\n1\tSol Ring\n2\tSwamp', { commanders: [], main: EDGAR.main }],
    [
      'Deckstats',
      '//Commander\n1 Edgar Markov # !Commander\n\n//Main\n1 [C21#263] Sol Ring\n2 [M21] Swamp\n\n//Maybeboard\n1 Opt',
      { ...EDGAR, skipped: ['1 Opt'] },
    ],
    [
      'Forge',
      '[metadata]\nName=Vampires\n[Commander]\n1 Edgar Markov|C17\n[Main]\n1 Sol Ring|C21|1\n2 Swamp|M21',
      EDGAR,
    ],
    [
      'Forge with collector numbers',
      '[Commander]\n1 Edgar Markov|C17|[36]\n[Main]\n1 Sol Ring|C21|[263]\n2 Swamp|M21|[268]',
      EDGAR,
    ],
    [
      'headings with numbers of cards',
      'Commander: 1 card\n1 Edgar Markov\nMainboard: 3 cards\n1 Sol Ring\n2 Swamp',
      EDGAR,
    ],
    [
      'numbers that begin anew in each group',
      'Ramp\n1. Sol Ring\n2. Arcane Signet\n3. Cultivate\nDraw\n1. Rhystic Study\n2. Mystic Remora\n3. Opt\nRemoval\n1. Shock\n2. Murder\n3. Pongify',
      {
        commanders: [],
        main: [
          'Sol Ring',
          'Arcane Signet',
          'Cultivate',
          'Rhystic Study',
          'Mystic Remora',
          'Opt',
          'Shock',
          'Murder',
          'Pongify',
        ].map((name) => `1 ${name}`),
      },
    ],
    [
      'comments',
      '// NAME: Vampires\n// COMMANDER\n1 Edgar Markov\n// Artifacts (1)\n1 Sol Ring\n# Lands\n2 Swamp\n// 1 Opt was too slow',
      EDGAR,
    ],
    ['old MTGO', '1 Edgar Markov *CMDR*\n1 Sol Ring\n2 Swamp\nSB: 1 Opt', { ...EDGAR, skipped: ['1 Opt'] }],
    ['headings after the first block', '1 Edgar Markov\n\nCreatures\n1 Sol Ring\n\nLands\n2 Swamp', EDGAR],
    ['inline commander', 'Commander: Edgar Markov\n1 Sol Ring\n2 Swamp', EDGAR],
    ['a command zone after a blank line', 'Commander\n\n1 Edgar Markov\n\n1 Sol Ring\n2 Swamp', EDGAR],
    [
      'two partners',
      '1 Tymna\n1 Thrasios\n\n1 Sol Ring\n2 Swamp',
      { commanders: ['1 Tymna', '1 Thrasios'], main: EDGAR.main },
    ],
    [
      'tokens',
      'Deck\n1 Sol Ring\n\nTokens\n1 Vampire',
      { commanders: [], main: ['1 Sol Ring'], skipped: ['1 Vampire'] },
    ],
  ])('%s', (_, text, expected) => {
    expect(parts(text)).toEqual(expected);
    expect(parts(`\ufeff${text.replaceAll('\n', '\r\n')}\r\n`)).toEqual(expected);
  });

  it.each<[string, string, object]>([
    ['MTGGoldfish, a treatment', '1 Sol Ring <retro> [C21] (F)', { set: 'C21', finish: 'foil' }],
    [
      'MTGGoldfish, a number',
      '1 Sol Ring <263> [C21] (FE)',
      { set: 'C21', collectorNumber: '263', finish: 'etched' },
    ],
    [
      'MTGGoldfish, a number and words',
      '1 Sol Ring <263 - full art> [C21]',
      { set: 'C21', collectorNumber: '263' },
    ],
    ['Forge, a foil', '1 Sol Ring+|C21|[263]', { set: 'C21', collectorNumber: '263', finish: 'foil' }],
    [
      'TappedOut, etched',
      '1x Sol Ring (C21:263) *f-etch*',
      { set: 'C21', collectorNumber: '263', finish: 'etched' },
    ],
  ])('keep the printing of %s', (_, text, printing) => {
    const isCard = (name: string): boolean => name.replace('+', '') === 'Sol Ring';
    const entry = { name: 'Sol Ring', count: 1, ...printing };
    const { lines } = parseDeckList(text, { isCard });
    expect(lines).toMatchObject([entry]);
    expect(lines[0]).not.toHaveProperty('categories');
  });

  it.each([
    '(C21) Commander 2021',
    'Commander 2021',
    ', Commander 2021',
    '- Commander Legends',
    '- Bloomburrow Commander',
    '| March of the Machine Commander',
  ])('take %s behind a name for a set', (set) => {
    const isCard = (name: string): boolean => name === 'Sol Ring';
    expect(parseDeckList(`1 Sol Ring ${set}`.replace(' ,', ','), { isCard }).lines).toMatchObject([
      { name: 'Sol Ring', zone: 'main' },
    ]);
  });
});
