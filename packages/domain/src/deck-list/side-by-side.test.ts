import { describe, expect, it } from 'vitest';
import { NO_PARTNER } from '../command-zone/partner-ability';
import { namesOfPastedList, resolvePastedList } from './pasted-list';

const CARDS = 'Edgar Markov|Sol Ring|Arcane Signet|Opt|Ponder|Swamp|Forest|Kongming, "Sleeping Dragon"'.split(
  '|',
);
const GERMAN = new Map([
  ['Sonnenring', 'Sol Ring'],
  ['Nachsinnen', 'Ponder'],
  ['Wald', 'Forest'],
]);
const cardOf = (text: string) => {
  const name = GERMAN.get(text) ?? text;
  return CARDS.includes(name)
    ? { name, canBeCommander: name === 'Edgar Markov', partner: NO_PARTNER }
    : undefined;
};

/** What is read with all cards, which is what is read with those of the names that are asked for. */
const read = (text: string): readonly string[] => {
  const asked = new Set(namesOfPastedList(text));
  const texts = [cardOf, (name: string) => (asked.has(name) ? cardOf(name) : undefined)].map((find) =>
    resolvePastedList(text, find).lines.map(({ zone, count, name }) => `${zone} ${count} ${name}`),
  );
  expect(texts[1]).toEqual(texts[0]);
  return texts[0] ?? [];
};

describe('lists side by side', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'with quantities behind names',
      'Commander\t\tRamp\t\tLands\t\nEdgar Markov\t1\tSol Ring\t1\tSwamp\t30\n\t\tArcane Signet\t1\tForest\t20',
      [
        'commander 1 Edgar Markov',
        'main 1 Sol Ring',
        'main 1 Arcane Signet',
        'main 30 Swamp',
        'main 20 Forest',
      ],
    ],
    [
      'with quantities before names',
      '\tRamp\t\tDraw\n1\tSol Ring\t1\tOpt\n1\tArcane Signet\t1\tPonder\n2\tSwamp\t\t',
      ['main 1 Sol Ring', 'main 1 Arcane Signet', 'main 2 Swamp', 'main 1 Opt', 'main 1 Ponder'],
    ],
    [
      'without quantities, below a line of their own',
      'Commander: Edgar Markov\n\nSol Ring\tOpt\nArcane Signet\tPonder\nUnknown Thing\t"Kongming, ""Sleeping Dragon"""',
      [
        'commander 1 Edgar Markov',
        ...['Sol Ring', 'Arcane Signet', 'Unknown Thing', 'Opt', 'Ponder', 'Kongming, "Sleeping Dragon"'].map(
          (name) => `main 1 ${name}`,
        ),
      ],
    ],
    [
      'with quantities in the fields of names',
      '1 Sol Ring\t1 Opt\n1x Arcane Signet\t20 Swamp\n',
      ['main 1 Sol Ring', 'main 1 Arcane Signet', 'main 1 Opt', 'main 20 Swamp'],
    ],
    [
      'are one, where the other columns are of its cards',
      'Sol Ring\tArtifact\tMakes Mana\nArcane Signet\tArtifact\tMakes Mana\nOpt\tInstant\tDraws',
      ['main 1 Sol Ring', 'main 1 Arcane Signet', 'main 1 Opt'],
    ],
    [
      'are one, where another column has a word of each card, which can be a card, too (`Foil`)',
      'Sol Ring\tOpt\nArcane Signet\tOpt\nPonder\t',
      ['main 1 Sol Ring', 'main 1 Arcane Signet', 'main 1 Ponder'],
    ],
    [
      'are one, where another column has its cards in another language',
      'Sol Ring\tSonnenring\nPonder\tNachsinnen\nForest\tWald',
      ['main 1 Sol Ring', 'main 1 Ponder', 'main 1 Forest'],
    ],
    [
      'are one below titles',
      'Qty\tName\tReplaces\n1\tSol Ring\tOpt\n1\tArcane Signet\tPonder',
      ['main 1 Sol Ring', 'main 1 Arcane Signet'],
    ],
    [
      'above a heading, whose cards stand below it',
      'Sol Ring\tOpt\nArcane Signet\tPonder\nSideboard\n1 Forest',
      ['main 1 Sol Ring', 'main 1 Arcane Signet', 'main 1 Opt', 'main 1 Ponder', 'sideboard 1 Forest'],
    ],
  ])('%s', (_what, text, entries) => expect(read(text)).toEqual(entries));

  it('have their names where these stand', () =>
    expect(
      resolvePastedList('1\tSol Ring\t2\tOpt\n1\tSwamp\t1\tPonder', cardOf).lines.map(
        ({ name, line, column }) => [name, line, column],
      ),
    ).toEqual([
      ['Sol Ring', 1, 3],
      ['Swamp', 2, 3],
      ['Opt', 1, 14],
      ['Ponder', 2, 11],
    ]));
});
