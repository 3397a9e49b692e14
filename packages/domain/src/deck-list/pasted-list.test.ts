import { describe, expect, it, vi } from 'vitest';
import { foldName } from '../card/card-name';
import { identityOf } from '../color/color-identity';
import { canBeInCommandZone, type CommandZoneCard } from '../command-zone/command-zone';
import { NO_PARTNER } from '../command-zone/partner-ability';
import { finishSteps } from '../finish-steps';
import { countCopies, namesOfPastedList, pastedListSteps, resolvePastedList } from './pasted-list';

const card = (name: string, fields: Partial<CommandZoneCard> = {}): CommandZoneCard => ({
  name,
  canBeCommander: false,
  partner: NO_PARTNER,
  ...fields,
});
const edgar = card('Edgar Markov', { canBeCommander: true });
const background = card('Raised by Giants', { partner: { kind: 'background' } });
const captain = card('Blaring Captain', { partner: { kind: 'partner-with', with: 'Blaring Recruiter' } });
const ring = card('Sol Ring');
const fireAndIce = card('Fire // Ice');
const lurrus = card('Lurrus of the Dream-Den', { canBeCommander: true });
const known = new Map(
  [edgar, background, captain, ring, fireAndIce, lurrus].map((each) => [each.name, each]),
).set('Fire', fireAndIce);
const lookUp = (name: string) => known.get(name);

it.each([
  ['as Windows-1252', '1 JÃ¶tun Grunt\n1 Limâ€\u0090DÃ»l the Necromancer'],
  ['as Latin-1', '1 JÃ¶tun Grunt\n1 Limâ\u0080\u0090DÃ»l the Necromancer'],
  ['in a table', 'Count,Name\n1,JÃ¶tun Grunt\n1,Limâ€\u0090DÃ»l the Necromancer'],
  ['in JSON', JSON.stringify({ cards: ['JÃ¶tun Grunt', 'Limâ€\u0090DÃ»l the Necromancer'] })],
])('names that a program misread %s are repaired, as in files', (_how, text) => {
  const names = ['Jötun Grunt', 'Lim‐Dûl the Necromancer'];
  expect(namesOfPastedList(text)).toEqual(names);
  expect(resolvePastedList(text).main).toMatchObject(names.map((name) => ({ name })));
});

describe('resolvePastedList', () => {
  it.each([
    ['1 FIRE DEFILER', undefined],
    ['1 FIRE BOLT LEA', undefined],
    ['1 FIRE MH2', fireAndIce],
    ['1 FIRE 128', fireAndIce],
    ['1 Fire DEFILER', fireAndIce],
    ['1 FIRE', fireAndIce],
  ])('takes no word of an unknown name in capitals for a code: %s', (text, expected) =>
    expect(
      resolvePastedList(text, (name) => (name.toLowerCase() === 'fire' ? fireAndIce : undefined)).main[0]
        ?.card,
    ).toBe(expected),
  );
  it('joins every line with its card and lists unknown names with their lines', () => {
    const list = resolvePastedList(
      'Commander\n1 Edgar Markov\n\nCompanion\n1 Lurrus of the Dream-Den\n\nDeck\n2 Sol Ring\n1 Sol Rign\n0 Opt\n\nSideboard\n1 Fire',
      lookUp,
    );
    expect(list.commanders).toMatchObject([{ name: 'Edgar Markov', card: edgar, count: 1, line: 2 }]);
    expect(list.main).toMatchObject([
      { card: ring, count: 2 },
      { name: 'Sol Rign', card: undefined },
    ]);
    expect(list.companion).toMatchObject({ card: lurrus });
    expect(list.skipped).toMatchObject([{ name: 'Fire', zone: 'sideboard' }]);
    expect(list.unresolved).toMatchObject([{ name: 'Sol Rign', line: 9 }]);
    expect(list.errors).toMatchObject([{ code: 'invalid-quantity', line: 10 }]);
  });

  it.each([
    ['a card that can be a commander', edgar, 1],
    ['a Background', background, 1],
    ['a creature with a partner ability that is not legendary', captain, 0],
    ['another card', ring, 0],
  ])('guesses %s as commander by the rules', (_, first, commanders) =>
    expect(resolvePastedList(`1 ${first.name}\n\n99 Swamp`, lookUp).commanders).toHaveLength(commanders),
  );

  it('reads titles, comments and groups as such, though their words are names of cards', () => {
    const fold = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
    const folded = new Map([...known].map(([name, each]) => [fold(name), each]));
    const { commanders, main, unresolved } = resolvePastedList(
      '# Edgar Markov\n\n## Commander\n1 Edgar Markov\n\n// Sol Ring\n\nFire:\n2 Sol Ring',
      (name) => folded.get(fold(name)),
    );
    expect(commanders).toMatchObject([{ card: edgar, count: 1 }]);
    expect(main).toMatchObject([{ card: ring, count: 2 }]);
    expect(unresolved).toEqual([]);
  });

  it('guesses no unknown name, unless there is no look-up at all', () => {
    expect(resolvePastedList('1 Nobody\n\n99 Swamp', lookUp).commanders).toEqual([]);
    expect(resolvePastedList('1 Nobody\n\n99 Swamp')).toMatchObject({
      commanders: [{ name: 'Nobody', card: undefined }],
      commandersGuessed: true,
    });
  });

  it('looks every name up once', () => {
    const spy = vi.fn(lookUp);
    resolvePastedList('1 Sol Ring\n2 Sol Ring\n1 Fire', spy);
    const names = spy.mock.calls.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('countCopies', () => {
  it('adds up lines of one card, whatever name they use, and leaves unknown names out', () =>
    expect(
      countCopies(resolvePastedList('2 Fire\n1 Nobody\n1 Fire // Ice\n1 Sol Ring', lookUp).main),
    ).toEqual([
      { card: fireAndIce, count: 3, printings: [] },
      { card: ring, count: 1, printings: [] },
    ]));

  it.each([
    [{ oracleId: 'a' }, { oracleId: 'b' }, 2],
    [{ url: '/cards/pick-your-poison' }, { url: '/cards/pick-your-poison-cmb2' }, 2],
    [{ oracleId: 'a', url: '/cards/x' }, { oracleId: 'a', url: '/cards/x' }, 1],
    [{}, {}, 1],
  ])('keeps two cards of one name apart: %o, %o', (one, other, cards) => {
    const named = new Map([
      ['Pick Your Poison', { ...card('Pick Your Poison'), ...one }],
      ['Gift wählen', { ...card('Pick Your Poison'), ...other }],
    ]);
    const { main } = resolvePastedList('1 Pick Your Poison\n2 Gift wählen', (name) => named.get(name));
    const counted = countCopies(main);
    expect(counted).toHaveLength(cards);
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });
});

describe('namesOfPastedList', () => {
  it('lists names of commanders and main deck once', () =>
    expect(
      namesOfPastedList('Commander\n1 Edgar Markov\n\nDeck\n1 Opt\n2 Opt\n\nSideboard\n1 Shock'),
    ).toEqual(['Edgar Markov', 'Opt']));
  it('lists the name of a companion', () =>
    expect(namesOfPastedList('Companion\n1 Lurrus of the Dream-Den\n\nDeck\n1 Opt')).toEqual([
      'Lurrus of the Dream-Den',
      'Opt',
    ]));
  it('lists the names of a sideboard in which a commander can be', () => {
    const text = '1 Opt\n97 Island\n\nSideboard\n1 Edgar Markov\n1 Fire\n1 Shock\n\nMaybeboard\n1 Sol Ring';
    const names = namesOfPastedList(text);
    expect(names).toEqual(expect.arrayContaining(['Edgar Markov', 'Fire', 'Shock']));
    expect(names).not.toContain('Sol Ring');
    expect(namesOfPastedList(`Commander\n1 Lurrus of the Dream-Den\n\n${text}`)).not.toContain(
      'Edgar Markov',
    );
  });
  it('lists the names of one line that is too long for a name', () => {
    const names = Array.from({ length: 26 }, (_, at) => `Bear of Rank ${String.fromCodePoint(65 + at)}`);
    expect(namesOfPastedList(names.join(', '))).toEqual(expect.arrayContaining(names));
  });
});

describe('canBeInCommandZone', () => {
  it.each([
    [edgar, true],
    [background, true],
    [captain, false],
    [ring, false],
  ])('$name: %s', (each, expected) => expect(canBeInCommandZone(each)).toBe(expected));
});

describe('pastedListSteps', () => {
  it.each(['1 Sol Ring\n', '<b>1 Sol Ring</b>\n', '1 Unknown (C21) 5\n', '?? ###\n', '\n'])(
    'reads thousands of lines like %j a few at a time, as resolvePastedList does at once',
    (line) => {
      const text = line.repeat(3000);
      let names = 0;
      let most = 0;
      let before = 0;
      const steps = pastedListSteps(text, (name) => {
        names += 1;
        return lookUp(name);
      });
      let step = steps.next();
      for (let count = 0; !step.done; count += 1) {
        most = Math.max(most, names - before);
        before = names;
        step = steps.next();
        if (step.done) expect(count).toBeGreaterThanOrEqual(30);
      }
      expect(most).toBeLessThan(500);
      expect(step.value).toEqual(resolvePastedList(text, lookUp));
      expect(finishSteps(pastedListSteps(text, lookUp))).toEqual(step.value);
    },
  );
});

it('takes a mark behind a name for a mark, though another name ends so', () => {
  const french = card('Petrahydrox');
  const find = (name: string) => (/^petrahydroxe?$/.test(foldName(name)) ? french : undefined);
  expect(resolvePastedList('1 Petrahydrox *E*\n1 Petrahydrox (E)', find).main).toMatchObject([
    { name: 'Petrahydrox', finish: 'etched' },
    { name: 'Petrahydrox', finish: 'etched' },
  ]);
});

describe('the only card of a sideboard', () => {
  const swamp = { ...card('Swamp'), keywords: [] };
  const kaheera = {
    ...card('Kaheera, the Orphanguard'),
    typeLine: 'Legendary Creature — Cat Beast',
    manaValue: 3,
    keywords: ['Vigilance', 'Companion'],
    colorIdentity: identityOf(['G', 'W']),
  };
  const krenko = { ...card('Krenko, Mob Boss', { canBeCommander: true }), colorIdentity: identityOf(['R']) };
  const arahbo = { ...krenko, name: 'Arahbo, Roar of the World', colorIdentity: identityOf(['G', 'W']) };
  const cards = new Map<string, CommandZoneCard>(
    [swamp, kaheera, edgar, krenko, arahbo].map((each) => [each.name, each]),
  );
  const read = (text: string) => {
    const asked = new Set(namesOfPastedList(text));
    const { companion, skipped } = resolvePastedList(text, (name) =>
      asked.has(name) ? cards.get(name) : undefined,
    );
    return [companion?.name, skipped.map(({ name }) => name)];
  };
  const deck = 'Commander\n1 Edgar Markov\n\nDeck\n99 Swamp\n\n';
  const { name } = kaheera;
  const elf = {
    ...card('Llanowar Elves'),
    typeLine: 'Creature — Elf Druid',
    manaValue: 1,
    colorIdentity: identityOf(['G']),
  };
  const other = (companion: string) => ({ ...kaheera, name: companion });
  const whtz = {
    ...krenko,
    name: 'Whtz, the Bibliophile',
    grants: [{ kind: 'any-size' as const }],
    colorIdentity: identityOf(['G', 'W']),
  };
  for (const each of [
    elf,
    whtz,
    other('Yorion, Sky Nomad'),
    other('Lutri, the Spellchaser'),
    other('Companion of Tomorrow'),
  ])
    cards.set(each.name, each);

  it.each([
    [
      'a card breaks its condition',
      `${deck.replace('99 Swamp', '98 Swamp\n1 Llanowar Elves')}1 ${name}`,
      name,
    ],
    ['it is in the deck', `${deck.replace('99 Swamp', `98 Swamp\n1 ${name}`)}1 ${name}`, name],
    ['the deck may have no more cards', `${deck}1 Yorion, Sky Nomad`, 'Yorion, Sky Nomad'],
    ['it is banned as one', `${deck}1 Lutri, the Spellchaser`, 'Lutri, the Spellchaser'],
    ['its condition is not known', `${deck}1 Companion of Tomorrow`, 'Companion of Tomorrow'],
  ])('is no companion where %s', (_, text, beside) => expect(read(text)).toEqual([undefined, [beside]]));

  it('is the companion of a deck that is large enough', () =>
    expect(
      read('Commander\n1 Whtz, the Bibliophile\n\nDeck\n119 Swamp\n\nSideboard\n1 Yorion, Sky Nomad'),
    ).toEqual(['Yorion, Sky Nomad', []]));

  it.each([
    [`${deck}Sideboard\n1 ${name}`, [name, []]],
    [`${deck}1 ${name}`, [name, []]],
    [`${deck.replace('Edgar Markov', 'Arahbo, Roar of the World')}Sideboard\n1 ${name}`, [name, []]],
    [`${deck.replace('Edgar Markov', 'Krenko, Mob Boss')}Sideboard\n1 ${name}`, [undefined, [name]]],
    [`${deck}Sideboard\n1 ${name}\n1 Swamp`, [undefined, [name, 'Swamp']]],
    [`${deck}Sideboard\n2 ${name}`, [undefined, [name]]],
    [`${deck}Sideboard\n1 Swamp`, [undefined, ['Swamp']]],
    [`${deck}Maybeboard\n1 ${name}`, [undefined, [name]]],
    [`${deck}Companion\n1 Edgar Markov\n\nSideboard\n1 ${name}`, ['Edgar Markov', [name]]],
  ])('is the companion if it has that ability, and the colours: %j', (text, expected) =>
    expect(read(text)).toEqual(expected),
  );
});
