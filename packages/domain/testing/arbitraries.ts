import fc from 'fast-check';
import type { ClipboardCard, ClipboardEntry } from '../src/clipboard/clipboard-state';
import { COLOR_IDENTITIES } from '../src/color/color-identity';
import { COST_SYMBOLS, type ManaCost } from '../src/mana/mana-cost';
import type { PartnerAbility } from '../src/command-zone/partner-ability';
import { aClipboardCard } from './builders';

export const anyIdentity = fc.constantFrom(...COLOR_IDENTITIES);

export const anyCost: fc.Arbitrary<ManaCost> = fc.array(fc.constantFrom(...COST_SYMBOLS), { maxLength: 8 });

/** Names like those of real cards: with commas, apostrophes, accents, digits and faces. */
const word = fc.constantFrom(
  'Sol',
  'Ring',
  'of',
  'the',
  'Æther',
  'Lim-Dûl',
  'Jötun',
  "Urza's",
  'Fire',
  '7th',
  'Ghazbán',
  'Dr.',
  'X',
  '&',
  'Éowyn',
);
const face = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => ['Card', ...words].join(' '));
export const anyCardName = fc.oneof(
  { weight: 5, arbitrary: face },
  { weight: 1, arbitrary: fc.tuple(face, face).map((faces) => faces.join(' // ')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '1996 World Champion',
      '+2 Mace',
      '_____',
      "Erase (Not the Urza's Legacy One)",
      'Hazmat Suit (Used)',
      'B.F.M. (Big Furry Monster)',
      'SP//dr, Piloted by Peni',
      '"Ach! Hans, Run!"',
      'Circle of Protection: Red',
      'X',
    ),
  },
);

const ABILITIES: readonly PartnerAbility[] = [
  { kind: 'none' },
  { kind: 'partner' },
  { kind: 'partner-with', with: 'Card 1' },
  { kind: 'partner-with', with: 'Card 2', or: { kind: 'doctors-companion' } },
  { kind: 'partner-text', text: 'Friends forever' },
  { kind: 'choose-background' },
  { kind: 'background' },
  { kind: 'doctors-companion' },
  { kind: 'doctor' },
];

/** One of six cards, so that lists have duplicates. */
export const anyClipboardCard: fc.Arbitrary<ClipboardCard> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), anyIdentity)
  .map(([at, colorIdentity]) => {
    const partner = ABILITIES[at % ABILITIES.length] ?? { kind: 'none' };
    const copyLimit = at === 2 ? 'any' : at === 4 ? 7 : 1;
    return aClipboardCard({
      name: `Card ${at}`,
      colorIdentity,
      partner,
      canBeCommander: at % 5 !== 0,
      copyLimit,
    });
  });

/** One of the same cards, possibly in several copies. */
export const anyClipboardEntry: fc.Arbitrary<ClipboardEntry> = fc
  .tuple(anyClipboardCard, fc.option(fc.integer({ min: 2, max: 40 }), { nil: undefined }))
  .map(([card, count]) => (count === undefined ? card : { ...card, count }));
