import { describe, expect, it } from 'vitest';
import { FIVE_COLOR } from '../color/color-identity';
import { makeDeckFit } from './deck-fit';
import { parseDeckList } from './parse-deck-list';

describe('commanders without heading or mark', () => {
  const main = '99 Swamp';
  it.each<[string, string, number, number]>([
    ['the first block', `1 Edgar Markov\n\n${main}`, 1, 0],
    ['the last block of a deck of 100 (MTGO)', `${main}\n\n1 Edgar Markov`, 1, 0],
    ['the sideboard of a deck of 100 (MTGO)', `${main}\n\nSideboard\n1 Edgar Markov`, 1, 0],
    ['marked as sideboard', `${main}\nSB: 1 Edgar Markov`, 1, 0],
    ['not the last block of a smaller deck', '1 Sol Ring\n50 Swamp\n\n1 Edgar Markov', 0, 0],
    ['not a sideboard after a deck of 100', '1 Opt\n99 Swamp\n\n1 Shock', 0, 1],
    ['not what follows a deck of 100', '1 Opt\n99 Swamp\n\n1 Shock\n\n1 Duress', 0, 2],
    ['the first block, and no cards behind a deck of 100', `1 Edgar Markov\n\n${main}\n\n1 Shock`, 1, 1],
    ['not the first line of one block', `1 Edgar Markov\n${main}`, 0, 0],
    ['not the first of two lines', '1 Sol Ring\n\n1 Opt', 0, 0],
    ['not a first block of several copies', `2 Edgar Markov\n\n${main}`, 0, 0],
    ['not a first block with a heading', `Deck\n1 Sol Ring\n\n${main}`, 0, 0],
    ['not a first block of three', `1 A\n1 B\n1 C\n\n${main}`, 0, 0],
  ])('%s', (_, text, commanders, skipped) => {
    const list = parseDeckList(text);
    expect([list.commanders.length, list.skipped.length, list.commandersGuessed]).toEqual([
      commanders,
      skipped,
      commanders > 0,
    ]);
  });
  it('are possible commanders', () => {
    const canBeCommander = (name: string): boolean => name === 'Edgar Markov';
    expect(parseDeckList(`1 Sol Ring\n\n${main}`, { canBeCommander }).commanders).toEqual([]);
    expect(parseDeckList(`1 Edgar Markov\n\n${main}`, { canBeCommander }).commanders.length).toBe(1);
  });
});

describe('cards behind a deck of 100 with its commanders', () => {
  const deck = 'Commander\n1 Edgar Markov\n\nDeck\n1 Opt\n98 Swamp';
  const skipped = (text: string): readonly string[] => parseDeckList(text).skipped.map(({ name }) => name);

  it.each(['', 'To buy:\n', '// Upgrades\n', '[Not owned]\n'])('are no part of it: %j', (heading) =>
    expect(skipped(`${deck}\n\n${heading}1 Shock\n2 Duress`)).toEqual(['Shock', 'Duress']),
  );
  it.each([
    ['a deck of less', deck.replace('98', '97')],
    ['one with categories', deck.replace('98', '\n// Lands\n98')],
  ])('are, of %s', (_what, text) => expect(skipped(`${text}\n\n// Upgrades\n1 Shock`)).toEqual([]));
  it('are, where they are marked', () => expect(skipped(`${deck}\n\n1 Shock *CMDR*`)).toEqual([]));
});

describe('three below the heading of commanders', () => {
  const legends = ['Tymna the Weaver', 'Thrasios, Triton Hero', 'Ikra Shidiqi, the Usurper'];
  const facts = {
    isCard: (name: string) => [...legends, 'Forest'].includes(name),
    canBeCommander: (name: string) => legends.includes(name),
    canLeadTogether: () => true,
    fit: makeDeckFit(() => ({ colorIdentity: FIVE_COLOR })),
  };
  const zone = ['Commander', ...legends.map((name) => `1 ${name}`)].join('\n');

  it('that can all be commanders are one too many', () => {
    const { commanders, errors } = parseDeckList(`${zone}\n\nDeck\n97 Forest`, facts);
    expect(commanders.length).toBe(2);
    expect(errors).toMatchObject([{ code: 'too-many-commanders', line: 4 }]);
  });
  it('are of the deck where other cards follow: the heading has no end', () => {
    const { commanders, errors } = parseDeckList(`${zone}\n97 Forest`, facts);
    expect([commanders.length, errors]).toEqual([2, []]);
  });
});

it('a companion that has no such ability is a commander if both can lead the deck together', () => {
  const names = ['The Tenth Doctor', 'Rose Tyler'];
  const leaders = (canLeadTogether: (of: readonly string[]) => boolean): readonly string[] =>
    parseDeckList('Commander: The Tenth Doctor\nCompanion: Rose Tyler\n98 Island', {
      isCard: (name) => [...names, 'Island'].includes(name),
      canBeCommander: (name) => names.includes(name),
      canLeadTogether,
      fit: makeDeckFit(() => ({ colorIdentity: FIVE_COLOR })),
    }).commanders.map(({ name }) => name);
  expect(leaders(() => true)).toEqual(names);
  expect(leaders((of) => of.length < 2)).toEqual(['The Tenth Doctor']);
});

describe('commanders before a sorted deck', () => {
  const rest = (count: number): readonly string[] =>
    Array.from(
      { length: count },
      (_, at) => `1 Card ${String.fromCharCode(97 + (at % 26))}${at + 100}`,
    ).sort();
  const isLegend = (name: string): boolean => !name.startsWith('Card');
  const commanders = (lines: readonly string[], canBeCommander = isLegend): readonly string[] =>
    parseDeckList(lines.join('\n'), { canBeCommander }).commanders.map(({ name }) => name);

  it('are one or two in a deck of 100', () => {
    expect(commanders(['1 Edgar Markov', ...rest(99)])).toEqual(['Edgar Markov']);
    expect(commanders(['1 Tymna the Weaver', '1 Thrasios, Triton Hero', ...rest(98)])).toEqual([
      'Tymna the Weaver',
      'Thrasios, Triton Hero',
    ]);
    expect(parseDeckList(['1 Edgar Markov', ...rest(99)].join('\n')).commandersGuessed).toBe(true);
  });

  it('are found if there is a sideboard, too', () => {
    expect(commanders(['1 Edgar Markov', ...rest(99), '', 'SIDEBOARD:', '1 Zap'])).toEqual(['Edgar Markov']);
  });

  it('are not guessed in a deck that is sorted as a whole, not of 100, unsorted, or without a possible commander first', () => {
    expect(commanders(['1 Aesi, Tyrant of Gyre Strait', ...rest(99)])).toEqual([]);
    expect(commanders(['1 Edgar Markov', ...rest(80)])).toEqual([]);
    expect(commanders(['1 Edgar Markov', ...[...rest(99)].reverse()])).toEqual([]);
    expect(commanders(['1 Sol Ring', ...rest(99)], () => false)).toEqual([]);
  });
});
