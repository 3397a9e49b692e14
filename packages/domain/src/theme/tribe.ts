import { parseTypeLine } from '../card/type-line';

/** Subtypes of creatures and kindred cards that are not creature types (CR 205.3, read 2026-11-21). */
const OTHER_SUBTYPES: ReadonlySet<string> = new Set(
  (
    'Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Junk Lander Map Powerstone ' +
    'Spacecraft Treasure Vehicle Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine Adventure ' +
    'Arcane Chorus Lesson Omen Trap Siege Plains Island Swamp Mountain Forest Cave Desert Gate Lair Locus Mine ' +
    "Power-Plant Planet Sphere Tower Town Urza's Cloud"
  ).split(' '),
);

/** The fields of a card that decide its creature types. */
export interface TribeFacts {
  readonly typeLine: string;
  readonly keywords: readonly string[];
}

/**
 * The creature types of all faces of a card, each once: of creatures and kindred cards (CR 308), formerly tribal.
 * @example tribesOf({ typeLine: 'Creature — Human Werewolf // Creature — Werewolf' }) // ['Human', 'Werewolf']
 * @example tribesOf({ typeLine: 'Artifact Creature — Equipment Lizard' }) // ['Lizard']
 */
export const tribesOf = ({ typeLine }: Pick<TribeFacts, 'typeLine'>): readonly string[] => {
  const found = parseTypeLine(typeLine).flatMap(({ types, subtypes }) =>
    types.some((type) => ['Creature', 'Kindred', 'Tribal'].includes(type)) ? subtypes : [],
  );
  return [...new Set(found)].filter((subtype) => !OTHER_SUBTYPES.has(subtype));
};

/** Whether a card has all creature types (CR 702.73). @example isChangeling({ keywords: ['Changeling'] }) // true */
export const isChangeling = ({ keywords }: Pick<TribeFacts, 'keywords'>): boolean =>
  keywords.includes('Changeling');

/**
 * The key of a creature type, and last segment of its path `/typal/{key}`: in lower case, with hyphens for spaces.
 * @example tribeKey('Elf') // 'elf'
 * @example tribeKey('Time Lord') // 'time-lord'
 */
export const tribeKey = (tribe: string): string =>
  tribe
    .toLowerCase()
    .replaceAll(' ', '-')
    .replace(/[^a-z0-9-]/g, '');

/** Irregular plurals. */
const PLURALS: Readonly<Record<string, string>> = {
  Aetherborn: 'Aetherborn',
  Dauthi: 'Dauthi',
  Djinn: 'Djinn',
  Efreet: 'Efreet',
  Eldrazi: 'Eldrazi',
  Fish: 'Fish',
  Fungus: 'Fungi',
  Hero: 'Heroes',
  Homunculus: 'Homunculi',
  Jellyfish: 'Jellyfish',
  Kavu: 'Kavu',
  Kirin: 'Kirin',
  Kithkin: 'Kithkin',
  Kor: 'Kor',
  Metathran: 'Metathran',
  Mouse: 'Mice',
  Myr: 'Myr',
  Octopus: 'Octopuses',
  Ox: 'Oxen',
  Pegasus: 'Pegasi',
  Samurai: 'Samurai',
  Sheep: 'Sheep',
  Soltari: 'Soltari',
  Thalakos: 'Thalakos',
  Vedalken: 'Vedalken',
  Viashino: 'Viashino',
  Cephalid: 'Cephalids',
  Thopter: 'Thopters',
  Nautilus: 'Nautiluses',
  Cyclops: 'Cyclopes',
  Gnome: 'Gnomes',
  Ouphe: 'Ouphes',
};

/**
 * The plural of a creature type, for headings.
 * @example tribeName('Wolf') // 'Wolves'
 * @example tribeName('Treefolk') // 'Treefolk'
 */
export const tribeName = (tribe: string): string => {
  const irregular = PLURALS[tribe];
  if (irregular !== undefined) return irregular;
  if (tribe.endsWith('folk')) return tribe;
  if (/[^aeiou]y$/.test(tribe)) return `${tribe.slice(0, -1)}ies`;
  if (/(?:[lr])f$/.test(tribe)) return `${tribe.slice(0, -1)}ves`;
  return /(?:s|x|z|ch|sh)$/.test(tribe) ? `${tribe}es` : `${tribe}s`;
};
