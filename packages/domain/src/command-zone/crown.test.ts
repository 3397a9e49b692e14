import { describe, expect, it } from 'vitest';
import type { CommandZoneCard } from './command-zone';
import { REMOVE_PARTNER_MESSAGE, SELECT_COMMANDER_MESSAGE, crown, requireCommander } from './crown';
import type { PartnerAbility } from './partner-ability';
import { anyClipboardCard } from '../../testing/arbitraries';
import { fc, test } from '../../testing/property';

const card = (name: string, partner: PartnerAbility): CommandZoneCard => ({
  name,
  partner,
  canBeCommander: true,
});
const single = card('Edgar Markov', { kind: 'none' });
const other = card('Krenko, Mob Boss', { kind: 'none' });
const tymna = card('Tymna', { kind: 'partner' });
const thrasios = card('Thrasios', { kind: 'partner' });
const kraum = card('Kraum', { kind: 'partner' });
const pir = card('Pir', { kind: 'partner-with', with: 'Toothy' });
const toothy = card('Toothy', { kind: 'partner-with', with: 'Pir' });
const gorm = card('Gorm', { kind: 'partner-with', with: 'Virtus' });
const wilson = card('Wilson', { kind: 'choose-background' });
const clan: CommandZoneCard = { ...card('Clan Crafter', { kind: 'background' }), canBeCommander: false };

describe('the crown rule (specification, section 4)', () => {
  it.each<[string, CommandZoneCard[], CommandZoneCard, 'append' | 'replace']>([
    ['1: a card without a partner ability replaces one', [other], single, 'replace'],
    ['1: a card without a partner ability replaces two', [tymna, thrasios], single, 'replace'],
    ['1: a card without a partner ability with none chosen', [], single, 'replace'],
    ['2: the card has a specific partner', [tymna, thrasios], pir, 'replace'],
    ['2: the first has a specific partner', [pir, toothy], tymna, 'replace'],
    ['3: a valid pair', [tymna], thrasios, 'append'],
    ['3: a named pair', [pir], toothy, 'append'],
    ['3: a chooser and a Background', [wilson], clan, 'append'],
    ['3: a Background and its chooser', [clan], wilson, 'append'],
    ['3: specific partners that conflict', [pir], gorm, 'replace'],
    ['3: different kinds of abilities', [tymna], pir, 'replace'],
    ['3: the first without a partner ability', [single], tymna, 'replace'],
    ['4: none chosen', [], tymna, 'append'],
  ])('%s', (_, commanders, chosen, kind) =>
    expect(crown(commanders, chosen)).toEqual({
      ok: true,
      value: { kind, commanders: kind === 'append' ? [...commanders, chosen] : [chosen] },
    }),
  );

  it("2: two partners and a third: 'Remove a partner'", () => {
    expect(crown([tymna, thrasios], kraum)).toEqual({ ok: false, error: 'Remove a partner' });
    expect(REMOVE_PARTNER_MESSAGE).toBe('Remove a partner');
  });
  it('2: the same error if only the second has a specific partner', () =>
    expect(crown([tymna, pir], kraum).ok).toBe(false));

  test(
    'leaves at most two commanders, one of them the chosen card',
    [fc.array(anyClipboardCard, { maxLength: 2 }), anyClipboardCard],
    (commanders, chosen) => {
      const crowning = crown(commanders, chosen);
      if (!crowning.ok) return;
      expect(crowning.value.commanders.length).toBeLessThanOrEqual(2);
      expect(crowning.value.commanders).toContain(chosen);
    },
  );
});

describe('requireCommander', () => {
  it('is an error without a commander', () => {
    expect(requireCommander([])).toEqual({ ok: false, error: 'Select a commander by clicking a crown icon' });
    expect(requireCommander(['/cards/a'])).toEqual({ ok: true, value: ['/cards/a'] });
    expect(SELECT_COMMANDER_MESSAGE).toBe('Select a commander by clicking a crown icon');
  });
});
