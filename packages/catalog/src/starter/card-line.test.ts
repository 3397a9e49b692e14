import { describe, expect, it } from 'vitest';
import { parseCardLine, type CardLineError } from './card-line';
import { starterSet } from './starter-set';

const read = (line: string) => {
  const result = parseCardLine(line, starterSet);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('parseCardLine', () => {
  it('reads a card, its first printing and estimated prices', () => {
    expect(parseCardLine('Opt|{U}|Instant||Scry|inv xln|c|0.25|draw|', starterSet)).toMatchObject({
      ok: true,
      value: {
        name: 'Opt',
        slug: 'opt',
        manaCost: '{U}',
        manaValue: 1,
        primaryType: 'Instant',
        colorIdentity: 2,
        keywords: ['Scry'],
        faces: [],
        legality: 'legal',
        copyLimit: 1,
        sets: ['inv', 'xln'],
        setName: 'Invasion',
        releasedAt: '2000-10-02',
        rarity: 'common',
        prices: { cardkingdom: 0.25, tcgplayer: 0.25, cardmarket: 0.25 },
        tags: ['draw'],
      },
    });
  });

  it('has no release if the first printing is not recorded', () => {
    const card = read('Test Bear|{1}{G}|Creature — Bear|2/2||~ m19|c|0.25||');
    expect(card.sets).toEqual(['m19']);
    expect(card.releasedAt).toBeUndefined();
    expect(card).toMatchObject({ power: '2', toughness: '2' });
  });

  it('reads faces, with the mana value of both halves of a split card, else of the front face', () => {
    const split = read('Test // Try|{1}{R} // {1}{U}|Instant // Instant|||~ uma|c|0.25||layout=split');
    expect(split).toMatchObject({ manaCost: '{1}{R} // {1}{U}', manaValue: 4, colorIdentity: 10 });
    const modal = read('Trial // Ground|{2}{G} // |Sorcery // Land|||znr|u|0.5||layout=modal_dfc');
    expect(modal).toMatchObject({ manaCost: '{2}{G}', manaValue: 3, primaryType: 'Sorcery' });
    expect(modal.faces).toEqual([
      { name: 'Trial', typeLine: 'Sorcery', manaCost: '{2}{G}' },
      { name: 'Ground', typeLine: 'Land' },
    ]);
  });

  it('derives the identity from all costs and basic land types, unless a note states it', () => {
    expect(read('Field||Land — Plains Island|||~ c16|r|2||').colorIdentity).toBe(3);
    expect(read('Chooser|{2}{G}|Creature — Bear|3/3||~ c16|r|1||identity=BG').colorIdentity).toBe(20);
  });

  it('reads partners, planeswalkers that can be commanders, and notes', () => {
    const half = read(
      'Half, of Two|{2}{W}|Legendary Creature — Human|2/2|Partner with Other, of Two|c20|m|3||',
    );
    expect(half).toMatchObject({
      partner: { kind: 'partner-with', with: 'Other, of Two' },
      keywords: ['Partner with'],
    });
    const walker = read(
      'Walker|{2}{R}|Legendary Planeswalker — Test|L3||clb|m|3||commander; game-changer; salt=2.5',
    );
    expect(walker).toMatchObject({ loyalty: '3', canBeCommander: true, gameChanger: true, salt: 2.5 });
    expect(read('Lotus|{0}|Artifact|||lea|r|1200||banned').legality).toBe('banned');
  });

  const invalid: readonly (readonly [CardLineError['code'], string])[] = [
    ['columns', 'Opt|{U}|Instant'],
    ['columns', '|{U}|Instant||Scry|inv|c|0.25|draw|'],
    ['cost', 'Opt|{Q}|Instant||Scry|inv|c|0.25|draw|'],
    ['power-toughness', 'Bear|{1}{G}|Creature — Bear|2||inv|c|0.25||'],
    ['rarity', 'Opt|{U}|Instant||Scry|inv|x|0.25|draw|'],
    ['price', 'Opt|{U}|Instant||Scry|inv|c|cheap|draw|'],
    ['tag', 'Opt|{U}|Instant||Scry|inv|c|0.25|drawing|'],
    ['note', 'Opt|{U}|Instant||Scry|inv|c|0.25|draw|layout=round'],
    ['note', 'Opt|{U}|Instant||Scry|inv|c|0.25|draw|salt=9'],
  ];
  it.each(invalid)('returns the error %s for %s', (code, line) => {
    expect(parseCardLine(line, starterSet)).toMatchObject({ ok: false, error: { code } });
  });
});
