/** The eight groups that lists show, in display order. */
export const PRIMARY_TYPES = [
  'Creature', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Battle', 'Planeswalker', 'Land',
] as const;
export type PrimaryType = (typeof PRIMARY_TYPES)[number];
