import { describe, expect, it } from 'vitest';
import { partnerAbilityOf, type PartnerAbility } from './partner-ability';
import { fc, test } from '../../testing/property';

const HUMAN = 'Legendary Creature — Human';
const read = (facts: { name?: string; typeLine?: string; keywords?: string[]; text?: string }) =>
  partnerAbilityOf({ name: 'Somebody', typeLine: HUMAN, keywords: [], ...facts });

describe('partner abilities from rules text and keywords (CR 702.124)', () => {
  it.each<[string, Parameters<typeof read>[0], PartnerAbility]>([
    ['nothing', { keywords: ['Flying'], text: 'Flying' }, { kind: 'none' }],
    ['Partner as a keyword', { keywords: ['First strike', 'Partner'] }, { kind: 'partner' }],
    [
      'Partner in the rules text',
      { text: 'Menace\nPartner (You can have two commanders if both have partner.)' },
      { kind: 'partner' },
    ],
    ['plain, in a list of abilities', { text: 'Flying, partner' }, { kind: 'partner' }],
    [
      'plain keyword, restricted wording',
      { keywords: ['Partner'], text: 'Partner—Friends forever (You can have two.)' },
      { kind: 'partner-text', text: 'Friends forever' },
    ],
    [
      'the old wording',
      { text: 'Friends forever (You can have two commanders if both have friends forever.)' },
      { kind: 'partner-text', text: 'Friends forever' },
    ],
    [
      'the keyword of a kind, and Partner',
      { keywords: ['Partner', 'Friends forever'] },
      { kind: 'partner-text', text: 'Friends forever' },
    ],
    ['the whole keyword', { keywords: ['Partner—Survivors'] }, { kind: 'partner-text', text: 'Survivors' }],
    [
      'character select',
      { text: 'Partner—Character select' },
      { kind: 'partner-text', text: 'Character select' },
    ],
    ['father and son', { text: 'Partner — Father and Son' }, { kind: 'partner-text', text: 'Father & son' }],
    ['father & son', { text: 'Partner–Father & son' }, { kind: 'partner-text', text: 'Father & son' }],
    [
      'a name with a comma',
      {
        keywords: ['Partner with', 'Partner'],
        text: 'Partner with Toothy, Imaginary Friend (When this creature enters, target player may put Toothy into their hand from their library, then shuffle.)',
      },
      { kind: 'partner-with', with: 'Toothy, Imaginary Friend' },
    ],
    [
      'a known card without wording',
      { name: 'Pako, Arcane Retriever', keywords: ['Partner with'] },
      { kind: 'partner-with', with: 'Haldan, Avid Arcanist' },
    ],
    [
      'a known card, and Partner',
      { name: 'haldan, avid arcanist', keywords: ['Partner', 'Partner with'] },
      { kind: 'partner-with', with: 'Pako, Arcane Retriever' },
    ],
    [
      'two abilities',
      {
        name: 'Amy Pond',
        text: "Partner with Rory Williams (reminder)\nWhenever you draw.\nDoctor's companion (reminder)",
      },
      { kind: 'partner-with', with: 'Rory Williams', or: { kind: 'doctors-companion' } },
    ],
    [
      'choose a Background',
      { text: 'Choose a Background (You can have a Background as a second commander.)' },
      { kind: 'choose-background' },
    ],
    ['choose a background, keyword', { keywords: ['Choose a background'] }, { kind: 'choose-background' }],
    [
      'a Background',
      { typeLine: 'Legendary Enchantment — Background', keywords: [] },
      { kind: 'background' },
    ],
    ['no legendary Background', { typeLine: 'Enchantment — Background' }, { kind: 'none' }],
    [
      "doctor's companion",
      { text: 'Doctor’s companion (You can have two commanders if the other is the Doctor.)' },
      { kind: 'doctors-companion' },
    ],
    ['a Doctor', { typeLine: 'Legendary Creature — Time Lord Doctor' }, { kind: 'doctor' }],
    [
      'a Doctor of one more type',
      { typeLine: 'Legendary Creature — Time Lord Doctor Rogue' },
      { kind: 'none' },
    ],
    ['a Time Lord', { typeLine: 'Legendary Creature — Time Lord' }, { kind: 'none' }],
    ['a Doctor, not a Time Lord', { typeLine: 'Legendary Creature — Human Doctor' }, { kind: 'none' }],
    [
      'wording about partners',
      { text: 'Players play as partners.\nEach partner draws a card.' },
      { kind: 'none' },
    ],
    ['the back face', { text: 'Flying\n//\nPartner' }, { kind: 'none' }],
  ])('%s', (_, facts, ability) => expect(read(facts)).toEqual({ ok: true, value: ability }));

  it.each([
    [
      { text: 'Partner—Best enemies (You can have two.)', keywords: ['Partner'] },
      'unknown-partner-wording',
      'Partner—Best enemies',
    ],
    [{ keywords: ['Partner—Best enemies', 'Partner'] }, 'unknown-partner-wording', 'Partner—Best enemies'],
    [{ keywords: ['Partner with', 'Partner'] }, 'partner-name-missing', 'Partner with'],
    [{ text: 'Partner up' }, 'unknown-partner-wording', 'Partner up'],
  ])('an unknown ability is an error: %j', (facts, code, wording) =>
    expect(read(facts)).toEqual({ ok: false, error: { code, name: 'Somebody', wording } }),
  );

  test('parsing never throws', [fc.string(), fc.array(fc.string())], (text, keywords) =>
    expect(partnerAbilityOf({ name: 'x', typeLine: HUMAN, keywords, text }).ok).toBeTypeOf('boolean'),
  );
});
