import { foldName } from '../card/card-name';

/**
 * Pairs with "Partner with" (CR 702.124j), for records with the keyword but no rules text. Read from the cards of
 * Battlebond, Commander 2020, The Lord of the Rings and Doctor Who, 2026-11-20.
 */
const PAIRS: readonly (readonly [string, string])[] = [
  ['Amy Pond', 'Rory Williams'],
  ['Blaring Captain', 'Blaring Recruiter'],
  ['Brallin, Skyshark Rider', 'Shabraz, the Skyshark'],
  ['Cazur, Ruthless Stalker', 'Ukkima, Stalking Shadow'],
  ['Chakram Retriever', 'Chakram Slinger'],
  ['Frodo, Adventurous Hobbit', 'Sam, Loyal Attendant'],
  ['Gorm the Great', 'Virtus the Veiled'],
  ['Haldan, Avid Arcanist', 'Pako, Arcane Retriever'],
  ['Impetuous Protege', 'Proud Mentor'],
  ['Khorvath Brightflame', 'Sylvia Brightspear'],
  ['Krav, the Unredeemed', 'Regna, the Redeemer'],
  ['Ley Weaver', 'Lore Weaver'],
  ['Merry, Warden of Isengard', 'Pippin, Warden of Isengard'],
  ['Nikara, Lair Scavenger', 'Yannik, Scavenging Sentinel'],
  ['Okaun, Eye of Chaos', 'Zndrsplt, Eye of Wisdom'],
  ['Pir, Imaginative Rascal', 'Toothy, Imaginary Friend'],
  ['Rowan Kenrith', 'Will Kenrith'],
  ['Soulblade Corrupter', 'Soulblade Renewer'],
];

/** The partner's name by the `foldName` of a card. */
export const PARTNERS_WITH: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap(([a, b]) => [
    [foldName(a), b],
    [foldName(b), a],
  ]),
);
