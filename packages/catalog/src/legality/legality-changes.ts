import { makeSlug, type DatedLegality, type Slug } from '@crownsmith/domain';

/** A card that was banned or unbanned in Commander. */
export interface LegalityChange extends DatedLegality {
  readonly name: string;
  /** Who announced it. */
  readonly source: string;
}

const RULES_COMMITTEE = 'Commander Rules Committee';
const FORMAT_PANEL = 'Wizards of the Coast, Commander Format Panel';

interface Announcement {
  /** ISO date. */
  readonly date: string;
  readonly source: string;
  readonly banned?: readonly string[];
  readonly unbanned?: readonly string[];
}

/** Announcements since 2019 that banned or unbanned cards, in their order (read 2026-11-21). */
const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    date: '2019-07-08',
    source: RULES_COMMITTEE,
    banned: ['Iona, Shield of Emeria', 'Paradox Engine'],
    unbanned: ["Painter's Servant"],
  },
  { date: '2020-04-20', source: RULES_COMMITTEE, banned: ['Flash'] },
  {
    date: '2020-06-10',
    source: RULES_COMMITTEE,
    banned: [
      'Cleanse',
      'Crusade',
      'Imprison',
      'Invoke Prejudice',
      'Jihad',
      'Pradesh Gypsies',
      'Stone-Throwing Devils',
    ],
  },
  { date: '2021-07-12', source: RULES_COMMITTEE, banned: ['Hullbreacher'] },
  {
    date: '2021-09-13',
    source: RULES_COMMITTEE,
    banned: ['Golos, Tireless Pilgrim'],
    unbanned: ['Worldfire'],
  },
  {
    date: '2024-09-23',
    source: RULES_COMMITTEE,
    banned: ['Dockside Extortionist', 'Jeweled Lotus', 'Mana Crypt', 'Nadu, Winged Wisdom'],
  },
  {
    date: '2025-04-22',
    source: FORMAT_PANEL,
    unbanned: [
      'Braids, Cabal Minion',
      'Coalition Victory',
      'Gifts Ungiven',
      'Panoptic Mirror',
      'Sway of the Stars',
    ],
  },
  { date: '2026-02-09', source: FORMAT_PANEL, unbanned: ['Biorhythm', 'Lutri, the Spellchaser'] },
];

/** The cards banned or unbanned in Commander since 2019, earliest first, with date and source. */
export const legalityChanges = (): readonly LegalityChange[] =>
  ANNOUNCEMENTS.flatMap(({ date, source, banned = [], unbanned = [] }) => [
    ...banned.map((name): LegalityChange => ({ name, legality: 'banned', date, source })),
    ...unbanned.map((name): LegalityChange => ({ name, legality: 'legal', date, source })),
  ]);

let bySlug: ReadonlyMap<Slug, LegalityChange> | undefined;

/** The last ban or unban of a card. @example latestLegalityChange('mana-crypt')?.date // '2024-09-23' */
export const latestLegalityChange = (slug: Slug): LegalityChange | undefined =>
  (bySlug ??= new Map(legalityChanges().map((change) => [makeSlug(change.name), change]))).get(slug);
