import { makeSlug, type DatedGameChanger, type Slug } from '@crownsmith/domain';

/** A card that was put on the Game Changers list, or taken off it. */
export interface GameChangerChange extends DatedGameChanger {
  readonly name: string;
  /** Who announced it. */
  readonly source: string;
}

const FORMAT_PANEL = 'Wizards of the Coast, Commander Format Panel';

interface Announcement {
  /** ISO date. */
  readonly date: string;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

/** Announcements of the list since it began, in their order (read 2026-11-22). */
const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    date: '2025-02-11',
    added: [
      'Drannith Magistrate',
      'Enlightened Tutor',
      "Serra's Sanctum",
      'Smothering Tithe',
      'Trouble in Pairs',
      'Cyclonic Rift',
      'Expropriate',
      'Fierce Guardianship',
      'Force of Will',
      'Jin-Gitaxias, Core Augur',
      'Mystical Tutor',
      'Rhystic Study',
      "Thassa's Oracle",
      'Urza, Lord High Artificer',
      'Ad Nauseam',
      "Bolas's Citadel",
      'Demonic Tutor',
      'Imperial Seal',
      'Opposition Agent',
      "Tergrid, God of Fright // Tergrid's Lantern",
      'Vampiric Tutor',
      "Jeska's Will",
      'Underworld Breach',
      "Gaea's Cradle",
      'Survival of the Fittest',
      'Vorinclex, Voice of Hunger',
      'Grand Arbiter Augustin IV',
      'Kinnan, Bonder Prodigy',
      'Winota, Joiner of Forces',
      "Yuriko, the Tiger's Shadow",
      'Ancient Tomb',
      'Chrome Mox',
      'Glacial Chasm',
      'Grim Monolith',
      "Lion's Eye Diamond",
      'Mana Vault',
      'Mox Diamond',
      'The One Ring',
      'The Tabernacle at Pendrell Vale',
      'Trinisphere',
    ],
  },
  {
    date: '2025-04-22',
    added: [
      'Humility',
      "Teferi's Protection",
      'Consecrated Sphinx',
      'Gifts Ungiven',
      'Intuition',
      'Narset, Parter of Veils',
      'Sway of the Stars',
      'Braids, Cabal Minion',
      'Necropotence',
      'Orcish Bowmasters',
      'Deflecting Swat',
      'Gamble',
      'Crop Rotation',
      'Food Chain',
      'Natural Order',
      'Seedborn Muse',
      'Worldly Tutor',
      'Aura Shards',
      'Coalition Victory',
      'Notion Thief',
      'Field of the Dead',
      "Mishra's Workshop",
      'Panoptic Mirror',
    ],
    removed: ['Trinisphere', 'Trouble in Pairs'],
  },
  {
    date: '2025-10-21',
    removed: [
      'Deflecting Swat',
      'Expropriate',
      'Food Chain',
      'Jin-Gitaxias, Core Augur',
      'Kinnan, Bonder Prodigy',
      'Sway of the Stars',
      'Urza, Lord High Artificer',
      'Vorinclex, Voice of Hunger',
      'Winota, Joiner of Forces',
      "Yuriko, the Tiger's Shadow",
    ],
  },
  { date: '2026-02-09', added: ['Biorhythm', 'Farewell'] },
];

/** Day of the newest change of the Game Changers list that is known here, ISO. */
export const GAME_CHANGERS_DATE: string = ANNOUNCEMENTS.reduce(
  (newest, { date }) => (date > newest ? date : newest),
  '',
);

/** The changes of the Game Changers list, earliest first, with date and source. */
export const gameChangerChanges = (): readonly GameChangerChange[] =>
  ANNOUNCEMENTS.flatMap(({ date, added = [], removed = [] }) => [
    ...added.map((name): GameChangerChange => ({ name, gameChanger: true, date, source: FORMAT_PANEL })),
    ...removed.map((name): GameChangerChange => ({ name, gameChanger: false, date, source: FORMAT_PANEL })),
  ]);

let bySlug: ReadonlyMap<Slug, GameChangerChange> | undefined;

/** When a card was last put on the Game Changers list or taken off it. @example latestGameChangerChange('expropriate')?.gameChanger // false */
export const latestGameChangerChange = (slug: Slug): GameChangerChange | undefined =>
  (bySlug ??= new Map(gameChangerChanges().map((change) => [makeSlug(change.name), change]))).get(slug);
