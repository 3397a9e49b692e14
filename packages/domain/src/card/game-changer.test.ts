import { describe, expect, it } from 'vitest';
import { decideGameChanger, type GameChangerEvidence } from './game-changer';

const file = (gameChanger: boolean, date?: string) => ({ cardFile: { gameChanger, date } });
const starter = (value: boolean) => ({ starter: value, starterDate: '2026-08-24' });
const announced = (gameChanger: boolean, date = '2025-10-21') => ({ announced: { gameChanger, date } });

const CASES: readonly (readonly [what: string, GameChangerEvidence, boolean])[] = [
  ['no evidence', {}, false],
  ['a file', file(true, '2025-06-13'), true],
  ['an undated file', file(true), true],
  ['the starter alone', starter(true), true],
  ['an undated starter alone', { starter: true }, true],
  [
    'an older file that lists it, starter that does not',
    { ...file(true, '2025-06-13'), ...starter(false) },
    false,
  ],
  ['a newer file that lists it', { ...file(true, '2026-10-02'), ...starter(false) }, true],
  ['a newer file that does not', { ...file(false, '2026-10-02'), ...starter(true) }, false],
  ['a file, taken off since', { ...file(true, '2025-06-13'), ...announced(false) }, false],
  ['a file, put on since', { ...file(false, '2025-06-13'), ...announced(true) }, true],
  ['an undated file, taken off', { ...file(true), ...announced(false) }, false],
  ['a file that is newer than the change', { ...file(true, '2026-10-02'), ...announced(false) }, true],
  ['an announcement that the starter contains', { ...starter(true), ...announced(false) }, true],
  ['an announcement after the starter', { ...starter(true), ...announced(false, '2026-11-02') }, false],
  [
    'an announcement after the starter, and an older file',
    { ...file(true, '2025-06-13'), ...starter(true), ...announced(false, '2026-11-02') },
    false,
  ],
  ['an announcement alone', announced(true), true],
];

describe('decideGameChanger', () => {
  it.each(CASES)('%s', (_what, evidence, expected) => expect(decideGameChanger(evidence)).toBe(expected));
});
