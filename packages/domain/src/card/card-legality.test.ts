import { describe, expect, it } from 'vitest';
import {
  decideLegality,
  isPlayable,
  laterLegality,
  LEGALITY_REASONS,
  type LegalityDecision,
  type LegalityEvidence,
} from './card-legality';
import { LEGALITIES, type Legality } from './card';

const file = (legality: Legality, date: string | undefined = '2019-10-04') => ({
  cardFile: { legality, date },
});
const previewed = { ...file('not_legal'), releasedAt: '2019-10-04', isSetOut: true };
const ban = { legality: 'banned', date: '2024-09-23' } as const;
const unban = { legality: 'legal', date: '2025-04-22' } as const;
const played = { decks: 5, potential: 2500 };

const CASES: readonly (readonly [what: string, LegalityEvidence, LegalityDecision['legality'], string])[] = [
  ['no evidence', {}, 'unknown', 'no-source'],
  ['a file that states nothing', file('unknown'), 'unknown', 'no-source'],
  ['a file: legal', file('legal'), 'legal', 'card-file'],
  ['a file: banned', file('banned'), 'banned', 'card-file'],
  ['a file: not legal', file('not_legal'), 'not_legal', 'card-file'],

  ['the starter alone: legal', { starter: 'legal' }, 'legal', 'starter'],
  ['the starter alone: banned', { starter: 'banned' }, 'banned', 'starter'],
  ['the starter alone: not legal', { starter: 'not_legal' }, 'not_legal', 'starter'],
  ['neither states one', { ...file('unknown'), starter: 'unknown' }, 'unknown', 'no-source'],
  ['a silent file, starter legal', { ...file('unknown'), starter: 'legal' }, 'legal', 'starter'],
  ['a silent file, starter banned', { ...file('unknown'), starter: 'banned' }, 'banned', 'starter'],
  ['file legal, starter banned', { ...file('legal'), starter: 'banned' }, 'legal', 'card-file'],
  ['file banned, starter legal', { ...file('banned'), starter: 'legal' }, 'banned', 'card-file'],
  ['file not legal, starter legal', { ...file('not_legal'), starter: 'legal' }, 'legal', 'starter'],
  ['file not legal, starter banned', { ...file('not_legal'), starter: 'banned' }, 'not_legal', 'card-file'],

  ['a previewed set that is out', previewed, 'unknown', 'previewed'],
  [
    'a previewed set, file undated',
    { ...previewed, ...file('not_legal', undefined) },
    'unknown',
    'previewed',
  ],
  ['29 days before the file', { ...previewed, releasedAt: '2019-09-05' }, 'unknown', 'previewed'],
  ['30 days before the file', { ...previewed, releasedAt: '2019-09-04' }, 'not_legal', 'card-file'],
  ['a set that is not out', { ...previewed, isSetOut: false }, 'not_legal', 'card-file'],
  ['no release date', { ...file('not_legal'), isSetOut: true }, 'not_legal', 'card-file'],
  ['previewed, but banned', { ...previewed, ...file('banned') }, 'banned', 'card-file'],
  ['previewed, starter legal', { ...previewed, starter: 'legal' }, 'legal', 'starter'],
  ['previewed, starter banned', { ...previewed, starter: 'banned' }, 'banned', 'starter'],
  ['previewed, starter silent', { ...previewed, starter: 'unknown' }, 'unknown', 'previewed'],

  [
    'the starter, banned before it',
    { starter: 'legal', starterDate: '2026-08-24', announced: ban },
    'legal',
    'starter',
  ],
  [
    'an old file and the starter, unbanned after both',
    {
      ...file('banned'),
      starter: 'banned',
      starterDate: '2026-08-24',
      announced: { legality: 'legal', date: '2026-11-02' },
    },
    'legal',
    'announcement',
  ],
  ['file legal, banned since', { ...file('legal'), announced: ban }, 'banned', 'announcement'],
  ['file banned, unbanned since', { ...file('banned'), announced: unban }, 'legal', 'announcement'],
  ['file not legal, banned since', { ...previewed, announced: ban }, 'banned', 'announcement'],
  [
    'file undated, banned since',
    { cardFile: { legality: 'legal' }, announced: ban },
    'banned',
    'announcement',
  ],
  ['silent file, unbanned', { ...file('unknown'), announced: unban }, 'legal', 'announcement'],
  ['no file, banned', { announced: ban, starter: 'banned' }, 'banned', 'announcement'],
  [
    'a file dated ahead by its previews',
    { ...file('legal', '2024-11-15'), announced: ban },
    'banned',
    'announcement',
  ],
  ['a file from after the ban', { ...file('legal', '2026-01-01'), announced: ban }, 'legal', 'card-file'],
  [
    'banned since, but played',
    { ...file('not_legal'), announced: ban, play: played },
    'banned',
    'announcement',
  ],
  [
    'a file older than the starter',
    { ...file('legal'), starter: 'banned', starterDate: '2026-08-24' },
    'banned',
    'starter',
  ],
  [
    'a file newer than the starter',
    { ...file('legal', '2026-10-01'), starter: 'banned', starterDate: '2026-08-24' },
    'legal',
    'card-file',
  ],
  [
    'a file older than a starter that states nothing',
    { ...file('legal'), starter: 'unknown', starterDate: '2026-08-24' },
    'legal',
    'card-file',
  ],

  [
    'announced, on the day of its release',
    { cardFile: { legality: 'not_legal', legalFrom: '2026-12-04' }, today: '2026-12-04' },
    'legal',
    'released',
  ],
  [
    'announced, on the day before',
    { cardFile: { legality: 'not_legal', legalFrom: '2026-12-04' }, today: '2026-12-03' },
    'not_legal',
    'card-file',
  ],
  [
    'announced, without a clock',
    { cardFile: { legality: 'not_legal', legalFrom: '2026-12-04' } },
    'not_legal',
    'card-file',
  ],
  [
    'announced, out, but banned since',
    {
      cardFile: { legality: 'not_legal', legalFrom: '2019-07-12', date: '2019-10-04' },
      today: '2026-11-26',
      announced: { legality: 'banned', date: '2024-09-23' },
    },
    'banned',
    'announcement',
  ],
  ['not legal, but played', { ...file('not_legal'), play: played }, 'unknown', 'played'],
  ['too few decks', { ...file('not_legal'), play: { decks: 4, potential: 4 } }, 'not_legal', 'card-file'],
  [
    'too small a share',
    { ...file('not_legal'), play: { decks: 5, potential: 2501 } },
    'not_legal',
    'card-file',
  ],
  ['banned, but played', { ...file('banned'), play: played }, 'banned', 'card-file'],
  ['legal and played', { ...file('legal'), play: played }, 'legal', 'card-file'],
  ['silent, but played', { ...file('unknown'), play: played }, 'unknown', 'no-source'],
  ['starter not legal, but played', { starter: 'not_legal', play: played }, 'unknown', 'played'],
  [
    'not legal, starter banned, played',
    { ...file('not_legal'), starter: 'banned', play: played },
    'unknown',
    'played',
  ],
  [
    'not legal, starter legal, played',
    { ...file('not_legal'), starter: 'legal', play: played },
    'legal',
    'starter',
  ],
];

describe('decideLegality', () => {
  it.each(CASES)('%s', (_, evidence, legality, reason) =>
    expect(decideLegality(evidence)).toEqual({ legality, reason }),
  );

  it('has a case for every reason', () =>
    expect(new Set(CASES.map(([, , , reason]) => reason))).toEqual(new Set(LEGALITY_REASONS)));
});

it.each(LEGALITIES)('laterLegality prefers the later file, unless it is silent: %s', (earlier) => {
  expect(laterLegality('legal', earlier)).toBe('legal');
  expect(laterLegality('not_legal', earlier)).toBe('not_legal');
  expect(laterLegality('unknown', earlier)).toBe(earlier);
});

it('isPlayable includes unknown legality', () =>
  expect(LEGALITIES.filter((legality) => isPlayable({ legality }))).toEqual(['legal', 'unknown']));
