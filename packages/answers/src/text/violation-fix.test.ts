import type { DeckViolation } from '@crownsmith/domain';
import { expect, it } from 'vitest';
import { violationFix } from './violation-fix';

const main = { zone: 'main' } as const;
const yorion = { name: 'Yorion, Sky Nomad', condition: 'more cards', broken: [] };

it.each<[DeckViolation, string]>([
  [{ code: 'banned', name: 'Black Lotus', place: main }, 'Remove the card.'],
  [{ code: 'banned', name: 'Griselbrand', place: { zone: 'commanders' } }, 'Choose another commander.'],
  [
    { code: 'not-legal', name: 'Arzakon', from: '2027-10-01', place: main },
    'Remove the card, or wait for its release.',
  ],
  [
    {
      code: 'outside-identity',
      name: 'Gyruda, Doom of Depths',
      outside: 2 as never,
      place: { zone: 'companion' },
    },
    'Leave the companion out, or choose a commander of its colours.',
  ],
  [
    { code: 'companion-condition', ...yorion, missing: 1, place: { zone: 'companion' } },
    'Add 1 card, or leave the companion out.',
  ],
  [
    { code: 'companion-condition', ...yorion, broken: ['Sol Ring'], place: { zone: 'companion' } },
    'Remove these cards, or leave the companion out.',
  ],
  [
    { code: 'not-a-commander', name: 'Raised by Giants', isBackground: true, place: { zone: 'commanders' } },
    'Add a commander with “Choose a Background”, or choose another card.',
  ],
])('what to do about %o', (violation, fix) => expect(violationFix(violation)).toBe(fix));

it('asks for what an unknown name is like, where that is known', () => {
  const violation = { code: 'unknown-card', name: 'Lightnig Bolt', place: main } as const;
  expect(violationFix(violation, 'Lightning Bolt')).toBe('Did you mean “Lightning Bolt”?');
  expect(violationFix(violation, null)).toBe('Check the spelling; the card may be newer than the data.');
});
