import type { Tag } from '@crownsmith/domain';

/**
 * Which of the tags that people give to cards at Scryfall's tagger mean which of ours, by their slugs (blanks are hyphens); the names
 * were compared with 5,134 cards that have both, of December 2025. A pattern is of whole slugs.
 */
export const ORACLE_TAG_MEANINGS: Readonly<Record<Tag, readonly RegExp[]>> = {
  draw: [
    /(?:pure-|burst-|repeatable-|second-)?draw/,
    /cantrip/,
    /curiosity/,
    /card-advantage/,
    /draw-to-seven/,
  ],
  protection: [
    /protects-.+/,
    /gives-(?:hexproof|protection|indestructible|ward|shroud)/,
    /protection|gives-pseudo-hexproof/,
  ],
  ramp: [
    /ramp/,
    /ramp-with-sets-mechanic/,
    /(?:utility-)?mana-(?:rock|dork)/,
    /mana-dork-egg/,
    /cost-reducer(?:-.+)?/,
    /ritual/,
    /treasure-generator/,
  ],
  recursion: [/recursion(?:-.+)?/, /reanimate(?:-(?!matters).+)?/, /regrowth(?:-.+)?/],
  removal: [/removal(?:-.+)?/, /disenchant\/naturalize/, /repeatable-removal/],
  sweeper: [/sweeper(?:-.+)?/, /board-?wipe/],
  tutor: [
    /tutor/,
    /tutor-(?:to-(?:hand|battlefield|top|graveyard|exile)|cast|interaction)/,
    /tutored-by-name/,
  ],
};

/** A tag's name as its slug. @example oracleTagSlug('Gives Hexproof') // 'gives-hexproof' */
export const oracleTagSlug = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

const PATTERNS = Object.entries(ORACLE_TAG_MEANINGS).map(
  ([tag, patterns]) =>
    [tag as Tag, new RegExp(`^(?:${patterns.map(({ source }) => source).join('|')})$`)] as const,
);

/** The tag of ours that a slug means; undefined for none. @example meaningOf('removal-creature-exile') // 'removal' */
export const meaningOf = (slug: string): Tag | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(slug))?.[0];
