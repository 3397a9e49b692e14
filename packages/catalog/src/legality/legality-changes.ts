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

/** ISO date up to which the announcements below are whole. */
export const ANNOUNCED_UNTIL = '2026-11-26';

/** Announcements that banned or unbanned cards, in their order, by the day from which they held (read 2026-11-21 and, those before 2019, 2026-11-26). */
const ANNOUNCEMENTS: readonly Announcement[] = [
  { date: '2007-03-08', source: RULES_COMMITTEE, banned: ['Coalition Victory'] },
  {
    date: '2008-03-01',
    source: RULES_COMMITTEE,
    banned: ['Kokusho, the Evening Star', 'Recurring Nightmare'],
  },
  { date: '2008-06-04', source: RULES_COMMITTEE, banned: ['Limited Resources'] },
  {
    date: '2008-09-20',
    source: RULES_COMMITTEE,
    banned: ['Grindstone', 'Karakas', "Lion's Eye Diamond", 'Protean Hulk', 'Riftsweeper'],
  },
  { date: '2008-12-21', source: RULES_COMMITTEE, banned: ['Time Vault'] },
  {
    date: '2009-03-20',
    source: RULES_COMMITTEE,
    banned: ['Metalworker', 'Tinker'],
    unbanned: ['Crucible of Worlds'],
  },
  { date: '2009-06-20', source: RULES_COMMITTEE, banned: ['Fastbond', 'Gifts Ungiven'] },
  { date: '2009-09-20', source: RULES_COMMITTEE, unbanned: ['Riftsweeper'] },
  {
    date: '2009-12-20',
    source: RULES_COMMITTEE,
    banned: ["Painter's Servant"],
    unbanned: ['Grindstone'],
  },
  {
    date: '2010-06-20',
    source: RULES_COMMITTEE,
    banned: ['Channel', 'Staff of Domination', 'Tolarian Academy'],
  },
  { date: '2010-12-20', source: RULES_COMMITTEE, banned: ['Emrakul, the Aeons Torn'] },
  { date: '2011-06-17', source: RULES_COMMITTEE, unbanned: ['Worldgorger Dragon'] },
  { date: '2011-10-01', source: RULES_COMMITTEE, unbanned: ["Lion's Eye Diamond"] },
  { date: '2012-06-29', source: RULES_COMMITTEE, banned: ['Griselbrand', 'Sundering Titan'] },
  { date: '2012-10-01', source: RULES_COMMITTEE, banned: ['Primeval Titan', 'Worldfire'] },
  {
    date: '2013-04-22',
    source: RULES_COMMITTEE,
    banned: ['Trade Secrets'],
    unbanned: ['Staff of Domination'],
  },
  { date: '2014-02-07', source: RULES_COMMITTEE, banned: ['Sylvan Primordial'] },
  {
    date: '2014-09-26',
    source: RULES_COMMITTEE,
    banned: [
      'Braids, Cabal Minion',
      "Erayo, Soratami Ascendant // Erayo's Essence",
      'Rofellos, Llanowar Emissary',
    ],
    unbanned: ['Kokusho, the Evening Star', 'Metalworker'],
  },
  { date: '2016-01-22', source: RULES_COMMITTEE, banned: ['Prophet of Kruphix'] },
  {
    date: '2017-04-24',
    source: RULES_COMMITTEE,
    banned: ['Leovold, Emissary of Trest'],
    unbanned: ['Protean Hulk'],
  },
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

/** The cards banned or unbanned in Commander since 2007, earliest first, with date and source. */
export const legalityChanges = (): readonly LegalityChange[] =>
  ANNOUNCEMENTS.flatMap(({ date, source, banned = [], unbanned = [] }) => [
    ...banned.map((name): LegalityChange => ({ name, legality: 'banned', date, source })),
    ...unbanned.map((name): LegalityChange => ({ name, legality: 'legal', date, source })),
  ]);

let bySlug: ReadonlyMap<Slug, LegalityChange> | undefined;

/** The last ban or unban of a card. @example latestLegalityChange('mana-crypt')?.date // '2024-09-23' */
export const latestLegalityChange = (slug: Slug): LegalityChange | undefined =>
  (bySlug ??= new Map(legalityChanges().map((change) => [makeSlug(change.name), change]))).get(slug);
