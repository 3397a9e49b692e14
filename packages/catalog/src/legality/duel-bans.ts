import { makeSlug, type Slug } from '@crownsmith/domain';

/**
 * Bans of Duel Commander by the day from which they held, as its rules committee announced them (duelcommander.com until 2018, mtgdc.info since
 * then; read 2026-11-26). Those of before 2013, those of commanders only and those that were taken back are left out, and some of 2024 and 2025
 * are missing. Which cards are banned is up to the card file.
 */
const ANNOUNCEMENTS: readonly (readonly [date: string, banned: readonly string[]])[] = [
  ['2013-07-19', ['Protean Hulk']],
  ['2013-09-27', ['Loyal Retainers']],
  ['2015-03-23', ['Entomb', 'Food Chain']],
  ['2015-07-17', ['Mystical Tutor']],
  ['2015-10-02', ["Sensei's Divining Top"]],
  ['2017-04-24', ['Chrome Mox', 'Mox Diamond']],
  ['2017-07-21', ['Emrakul, the Aeons Torn']],
  ['2017-09-29', ['Price of Progress']],
  ['2017-11-27', ['Fastbond']],
  ['2020-02-28', ['Ancient Tomb', 'Mox Opal', "Thassa's Oracle"]],
  [
    '2020-05-29',
    [
      'Capture of Jingzhou',
      'Cavern of Souls',
      'Deflecting Swat',
      'Field of the Dead',
      'Fierce Guardianship',
      "Lion's Eye Diamond",
      'Lutri, the Spellchaser',
      'Temporal Manipulation',
      'Time Warp',
      'Wasteland',
    ],
  ],
  ['2021-07-26', ['Gifts Ungiven']],
  ['2022-05-30', ['Bazaar of Baghdad', 'Ragavan, Nimble Pilferer', "Serra's Sanctum"]],
  ['2023-03-27', ['Trazyn the Infinite']],
  ['2023-05-29', ['Comet, Stellar Pup', 'Hogaak, Arisen Necropolis', 'Mox Amber']],
  ['2023-07-31', ['Deadly Rollick', 'Flawless Maneuver', 'The One Ring']],
  ['2025-01-27', ['Balance']],
  ['2025-11-24', ['Deadpool, Trading Card', 'Nadu, Winged Wisdom']],
];

let bySlug: ReadonlyMap<Slug, string> | undefined;

/**
 * The day on which a format other than Commander last banned a card, where an announcement of it is known here (ISO date).
 * @param format as Scryfall names it
 * @example latestBan('duel', 'mox-opal') // '2020-02-28'
 */
export const latestBan = (format: string, slug: Slug): string | undefined =>
  format === 'duel'
    ? (bySlug ??= new Map(
        ANNOUNCEMENTS.flatMap(([date, banned]) => banned.map((name) => [makeSlug(name), date])),
      )).get(slug)
    : undefined;
