import { describe, expect, it } from 'vitest';
import { faceNames, foldName, normalizeQuery } from './card/card-name';
import { COLOR_IDENTITIES } from './color/color-identity';
import { allows } from './command-zone/deck-allowance';
import { validPair } from './command-zone/command-zone';
import { copyLimitOf } from './card/copy-limit';
import { HEADING_WORDS } from './deck-list/heading';
import { parseDeckList } from './deck-list/parse-deck-list';
import { makeManaCost, manaValueOf, parseManaCosts } from './mana/mana-cost';
import { PARTNERS_WITH } from './command-zone/partners-with';
import { primaryTypeOf } from './card/primary-type';
import { isSlug, makeSlug } from './text/slug';
import { realCards } from '../testing/real-cards';
import { makeTypeLine, parseTypeLine } from './card/type-line';

const found = realCards();
const cards = found ?? [];
const legal = cards.filter(({ legality }) => legality === 'legal');
const tally = (keys: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** Counts over the frozen bulk file of 2019 with newer, partial records: a changed number is a changed rule. */
describe.skipIf(found === undefined)('23,292 real cards', () => {
  it('are complete', () => expect([cards.length, legal.length]).toEqual([23292, 21669]));

  it('fit each of the 32 identities', () =>
    expect(COLOR_IDENTITIES.map((identity) => legal.filter((card) => allows(identity, card)).length)).toEqual(
      [
        2080, 5312, 5308, 8843, 5315, 8791, 8875, 12719, 5375, 8859, 8853, 12677, 8937, 12705, 12822, 16997,
        5246, 8805, 8718, 12641, 8718, 12555, 12556, 16825, 8851, 12734, 12611, 16899, 12715, 16918, 16918,
        21669,
      ],
    ));

  it('have 1568 legal commanders', () =>
    expect(legal.filter(({ canBeCommander }) => canBeCommander).length).toBe(1568));

  const partners = legal.filter(({ partner }) => partner.kind !== 'none');
  it('have partner abilities of known kinds', () => {
    expect(tally(partners.map(({ partner }) => partner.kind))).toEqual({
      background: 17,
      'choose-background': 7,
      doctor: 15,
      'doctors-companion': 2,
      partner: 35,
      'partner-text': 7,
      'partner-with': 34,
    });
    expect(cards.flatMap(({ unknownPartner }) => unknownPartner ?? [])).toEqual([]);
  });
  it('have legal pairs: 35·34/2 with Partner, 7·17 with Backgrounds, 7·6/2 with Friends forever, 2·15 with Doctors, 12 specific', () => {
    const pairs = partners.flatMap((a, at) => partners.slice(at + 1).filter((b) => validPair(a, b)));
    expect(pairs.length).toBe(595 + 119 + 21 + 30 + 12);
  });

  it('have primary types', () =>
    expect(tally(cards.map(({ typeLine }) => primaryTypeOf(typeLine) ?? 'none'))).toEqual({
      Artifact: 1708,
      Battle: 17,
      Creature: 12269,
      Enchantment: 2616,
      Instant: 2834,
      Land: 872,
      Planeswalker: 248,
      Sorcery: 2559,
      none: 169,
    }));

  it('have 19 exceptions from the copy limit, with basic lands', () =>
    expect(
      cards.map((card) => [card.name, copyLimitOf(card)] as const).filter(([, limit]) => limit !== 1),
    ).toHaveLength(19));

  it('have type lines that are parsed back after printing', () =>
    expect(
      cards.map(({ typeLine }) => typeLine).filter((line) => makeTypeLine(parseTypeLine(line)) !== line),
    ).toEqual([]));

  it('have mana costs that are parsed back after printing, with the right value, except three of joke sets', () => {
    const costs = cards.flatMap(({ name, manaCost, manaValue }) =>
      manaCost ? [{ name, manaCost, manaValue, read: parseManaCosts(manaCost) }] : [],
    );
    expect(costs.filter(({ read }) => !read.ok).map(({ name }) => name)).toEqual([
      'Gleemax',
      'Little Girl',
      'The Ultimate Nightmare of Wizards of the Coast® Customer Service',
    ]);
    const wrong = costs.filter(({ read, manaCost, manaValue }) => {
      if (!read.ok) return false;
      const values = read.value.map(manaValueOf);
      const isSame = read.value.map(makeManaCost).join(' // ') === manaCost;
      return !isSame || !(values[0] === manaValue || values.reduce((a, b) => a + b, 0) === manaValue);
    });
    // The file is wrong: {3}{R} and 2.
    expect(wrong.map(({ name }) => name)).toEqual(['Goblin War Party']);
  });

  it('have unique slugs and keys of names', () => {
    const slugs = cards.map(({ name }) => makeSlug(name));
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(cards.length);
    expect(new Set(cards.map(({ name }) => foldName(name))).size).toBe(cards.length);
  });

  it('are parsed from a list in every notation (unusual names, and one in seven of the others)', () => {
    const notations = [
      (name: string) => name,
      (name: string) => `1 ${name}`,
      (name: string) => `1x ${name} (ABC) 123 *F*`,
      (name: string) => `1x ${name} (abc) 12 [Ramp]`,
      (name: string) => `${name} x2`,
      (name: string) => `2 ${name} #tag`,
      (name: string) => `SB: 1 ${name}`,
      (name: string) => `1x ${name} *CMDR*`,
    ];
    const sample = cards.filter(({ name }, at) => at % 7 === 0 || /[^A-Za-z ,'-]/.test(name));
    const misread = sample.flatMap(({ name }) =>
      notations.map((write) => write(name)).filter((text) => parseDeckList(text).lines[0]?.name !== name),
    );
    expect(misread).toEqual([]);
  });

  it('do not have names of headings, and have all names in tables', () => {
    const queries = new Set(cards.flatMap(({ name }) => [name, ...faceNames(name)].map(normalizeQuery)));
    const keys = new Set(cards.map(({ name }) => foldName(name)));
    expect(HEADING_WORDS.filter((word) => queries.has(word))).toEqual([]);
    // The file has no Amy Pond and no Rory Williams.
    expect([...PARTNERS_WITH.keys()].filter((key) => !keys.has(key))).toEqual(['amypond', 'rorywilliams']);
  });
});
