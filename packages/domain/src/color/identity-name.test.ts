import { describe, expect, it } from 'vitest';
import { COLOR_IDENTITIES } from './color-identity';
import {
  IDENTITY_GROUPS,
  identitiesOfGroup,
  identityGroup,
  identityName,
  identitySlug,
  parseIdentitySlug,
} from './identity-name';
import { anyIdentity } from '../../testing/arbitraries';
import { identity } from '../../testing/builders';
import { fc, test } from '../../testing/property';

describe('names of colour identities', () => {
  it.each([
    // guilds (Ravnica) and colleges (Strixhaven)
    ['WU', 'Azorius'],
    ['UB', 'Dimir'],
    ['BR', 'Rakdos'],
    ['RG', 'Gruul'],
    ['GW', 'Selesnya'],
    ['WB', 'Orzhov'],
    ['UR', 'Izzet'],
    ['BG', 'Golgari'],
    ['RW', 'Boros'],
    ['GU', 'Simic'],
    ['RW', 'Lorehold'],
    ['UR', 'Prismari'],
    ['GU', 'Quandrix'],
    ['WB', 'Silverquill'],
    ['BG', 'Witherbloom'],
    // shards (Alara) and families (New Capenna)
    ['GWU', 'Bant'],
    ['WUB', 'Esper'],
    ['UBR', 'Grixis'],
    ['BRG', 'Jund'],
    ['RGW', 'Naya'],
    ['GWU', 'Brokers'],
    ['WUB', 'Obscura'],
    ['UBR', 'Maestros'],
    ['BRG', 'Riveteers'],
    ['RGW', 'Cabaretti'],
    // wedges (Tarkir, Ikoria)
    ['WBG', 'Abzan'],
    ['URW', 'Jeskai'],
    ['BGU', 'Sultai'],
    ['RWB', 'Mardu'],
    ['GUR', 'Temur'],
    ['WBG', 'Indatha'],
    ['URW', 'Raugrin'],
    ['BGU', 'Zagoth'],
    ['RWB', 'Savai'],
    ['GUR', 'Ketria'],
    // nephilim (Guildpact) and the decks of Commander 2016
    ['WUBR', 'Yore-Tiller'],
    ['UBRG', 'Glint-Eye'],
    ['BRGW', 'Dune-Brood'],
    ['RGWU', 'Ink-Treader'],
    ['GWUB', 'Witch-Maw'],
    ['WUBR', 'artifice'],
    ['UBRG', 'chaos'],
    ['BRGW', 'aggression'],
    ['RGWU', 'altruism'],
    ['GWUB', 'growth'],
    ['', 'colorless'],
    ['', 'Colourless'],
    ['', 'c'],
    ['R', 'mono-red'],
    ['R', 'Mono Red'],
    ['R', 'red'],
    ['R', 'r'],
    ['WUBRG', 'wubrg'],
    ['WUBRG', 'five-color'],
    ['WUBRG', 'Five-Colour'],
    ['WUBRG', '5-colour'],
    ['UG', 'ug'],
    ['UG', 'gu'],
    ['UG', 'g-u'],
    ['UG', 'green-blue'],
    ['UG', 'Blue and Green'],
    ['WBRG', 'sans-blue'],
  ])('%s is %s', (letters, name) => expect(parseIdentitySlug(name)).toBe(identity(letters)));

  it.each(['', ' ', '-', 'x', 'simicc', 'w?x', 'mono', 'mono-x', 'constructor', '__proto__'])(
    '%j is not a name',
    (text) => expect(parseIdentitySlug(text)).toBeUndefined(),
  );

  it('differ for all 32', () => expect(new Set(COLOR_IDENTITIES.map(identityName)).size).toBe(32));

  it.each([
    [0, 'Colourless', 'colorless'],
    [8, 'Mono-Red', 'r'],
    [18, 'Simic', 'ug'],
    [31, 'Five-Colour', 'wubrg'],
    [27, 'Ink-Treader', 'wurg'],
  ])('%d has the name %s and the slug %s', (bits, name, slug) => {
    expect(
      COLOR_IDENTITIES.filter((at) => at === bits).map((at) => [identityName(at), identitySlug(at)]),
    ).toEqual([[name, slug]]);
  });

  test('are parsed back, as are slugs', [anyIdentity], (bits) => {
    expect(parseIdentitySlug(identitySlug(bits))).toBe(bits);
    expect(parseIdentitySlug(identityName(bits))).toBe(bits);
  });

  test('parsing never throws', [fc.string()], (text) => void parseIdentitySlug(text));
});

describe('groups of colour identities', () => {
  it('have 1, 5, 10, 5, 5, 5 and 1 identities', () =>
    expect(IDENTITY_GROUPS.map((group) => identitiesOfGroup(group).length)).toEqual([1, 5, 10, 5, 5, 5, 1]));
  it.each([
    ['WUG', 'shard'],
    ['WUB', 'shard'],
    ['WRG', 'shard'],
    ['WBR', 'wedge'],
    ['URG', 'wedge'],
    ['UG', 'guild'],
  ])('%s is a %s', (letters, group) => expect(identityGroup(identity(letters))).toBe(group));
});
