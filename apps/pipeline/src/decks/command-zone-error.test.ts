import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { findCommandZoneError } from './command-zone-error';

describe('findCommandZoneError', () => {
  const ring = testCard('Sol Ring', 'Artifact', { text: '{T}: Add {C}{C}.' });
  const boss = (name: string, fields = {}) =>
    testCard(name, 'Legendary Creature — Bear', { canBeCommander: true, text: '', ...fields });
  const partner = (name: string) => boss(name, { partner: { kind: 'partner' } });
  const companion = boss('Lurrus', { keywords: ['Companion'] });
  it.each([
    ['a card that is no commander', [ring], /Sol Ring cannot/],
    ['a commander with such a card', [boss('Boss'), ring], /share/],
    ['two commanders without partner', [boss('Boss'), boss('Other')], /share/],
    ['a commander', [boss('Boss')], undefined],
    ['partners', [partner('One'), partner('Two')], undefined],
    ['a companion beside a commander', [boss('Boss'), companion], undefined],
    ['a card of unknown wording', [testCard('Old Ring', 'Artifact')], undefined],
    ['a pair of which one wording is unknown', [boss('Boss'), testCard('Old Ring', 'Artifact')], undefined],
    ['an unknown card', [undefined], undefined],
  ])('for %s', (_, commanders, reason) => {
    const error = findCommandZoneError('commander', commanders);
    if (reason === undefined) expect(error).toBeUndefined();
    else
      expect(error).toMatchObject({ fault: 'impossible-commander', reason: expect.stringMatching(reason) });
    expect(findCommandZoneError('oathbreaker', commanders)).toBeUndefined();
  });
});
