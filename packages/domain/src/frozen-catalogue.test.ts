import { describe, expect, it } from 'vitest';
import { faceNames, foldName, normalizeQuery } from './card/card-name';
import { COLOR_IDENTITIES } from './color/color-identity';
import { isWhole } from '../../../tooling/vitest/forms.mjs';
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

/**
 * Counts over the frozen card file of August 2026, tokens, art and playtest cards included: a changed number is a changed rule.
 */
describe.skipIf(found === undefined)('37,934 real cards', () => {
  it('are complete', () => expect([cards.length, legal.length]).toEqual([37_934, 31_487]));

  it('fit each of the 32 identities', () =>
    expect(COLOR_IDENTITIES.map((identity) => legal.filter((card) => allows(identity, card)).length)).toEqual(
      [
        2715, 7455, 7322, 12534, 7404, 12565, 12475, 18205, 7422, 12610, 12454, 18200, 12596, 18277, 18206,
        24544, 7299, 12487, 12332, 18085, 12413, 18080, 17980, 24312, 12451, 18191, 17977, 24379, 18140,
        24433, 24316, 31487,
      ],
    ));

  it('have 3248 legal commanders', () =>
    expect(legal.filter(({ canBeCommander }) => canBeCommander).length).toBe(3248));

  const partners = legal.filter(({ partner }) => partner.kind !== 'none');
  it('have partner abilities of known kinds', () => {
    expect(tally(partners.map(({ partner }) => partner.kind))).toEqual({
      background: 29,
      'choose-background': 32,
      doctor: 17,
      'doctors-companion': 26,
      partner: 58,
      'partner-text': 19,
      'partner-with': 52,
    });
    expect(legal.flatMap(({ unknownPartner }) => unknownPartner ?? [])).toEqual([]);
  });
  it('have legal pairs: 58·57/2 with Partner, 32·29 with Backgrounds, 26·17 with Doctors, and 112 by equal texts or names', () => {
    const pairs = partners.flatMap((a, at) => partners.slice(at + 1).filter((b) => validPair(a, b)));
    expect(pairs.length).toBe(1653 + 928 + 442 + 112);
  });

  it('have primary types', () =>
    expect(tally(cards.map(({ typeLine }) => primaryTypeOf(typeLine) ?? 'none'))).toEqual({
      Artifact: 2613,
      Battle: 38,
      Creature: 19_861,
      Enchantment: 3575,
      Instant: 3862,
      Land: 1185,
      Planeswalker: 332,
      Sorcery: 3632,
      none: 2836,
    }));

  it('have 25 exceptions from the copy limit, with basic lands', () =>
    expect(
      cards.map((card) => [card.name, copyLimitOf(card)] as const).filter(([, limit]) => limit !== 1),
    ).toHaveLength(25));

  it('have type lines that are parsed back after printing', () =>
    expect(
      cards.map(({ typeLine }) => typeLine).filter((line) => makeTypeLine(parseTypeLine(line)) !== line),
    ).toEqual([]));

  it('have mana costs that are parsed back after printing, with the right value, except for symbols that have no key', () => {
    const costs = cards.flatMap(({ name, manaCost, manaValue }) =>
      manaCost ? [{ name, manaCost, manaValue, read: parseManaCosts(manaCost) }] : [],
    );
    const unknown = costs.flatMap(({ read }) => (read.ok ? [] : [read.error.text]));
    expect([...new Set(unknown)].sort()).toEqual(['{1000000}', '{D}', '{HW}', '{L}', '{Y}']);
    expect(unknown).toHaveLength(5);
    const wrong = costs.filter(({ read, manaCost, manaValue }) => {
      if (!read.ok) return false;
      const values = read.value.map(manaValueOf);
      const isSame = read.value.map(makeManaCost).join(' // ') === manaCost;
      return !isSame || !(values[0] === manaValue || values.reduce((a, b) => a + b, 0) === manaValue);
    });
    // The file is wrong: it counts the back of a card, too.
    expect(wrong.map(({ name }) => name)).toEqual([
      'Grimlock, Dinobot Leader // Grimlock, Ferocious King',
      'Plant a Sapling // Fully-Grown Treefolk',
      'Casal, Lurkwood Pathfinder // Casal, Pathbreaker Owlbear',
      'Nightmare Moon // Princess Luna',
      'Value Town // Take a Trip to...',
    ]);
  });

  it('have unique slugs and keys of names where they are legal', () => {
    expect(cards.map(({ name }) => makeSlug(name)).filter((slug) => !isSlug(slug))).toEqual([]);
    expect(new Set(legal.map(({ name }) => makeSlug(name))).size).toBe(legal.length);
    expect(new Set(legal.map(({ name }) => foldName(name))).size).toBe(legal.length);
  });

  it('are parsed from a list in every notation (unusual names, and one in twenty of the others)', () => {
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
    const sample = legal.filter(({ name }, at) => at % 20 === 0 || /[^A-Za-z ,'-]/.test(name));
    // In short each name is in two of the notations.
    const misread = sample.flatMap(({ name }, at) =>
      notations
        .filter((_, notation) => isWhole || (at + notation) % 4 === 0)
        .map((write) => write(name))
        .filter((text) => parseDeckList(text).lines[0]?.name !== name),
    );
    expect(misread).toEqual([]);
  });

  it('do not have names of headings, and have all names in tables', () => {
    const queries = new Set(legal.flatMap(({ name }) => [name, ...faceNames(name)].map(normalizeQuery)));
    const keys = new Set(cards.map(({ name }) => foldName(name)));
    expect(HEADING_WORDS.filter((word) => queries.has(word))).toEqual([]);
    expect([...PARTNERS_WITH.keys()].filter((key) => !keys.has(key))).toEqual([]);
  });
});
