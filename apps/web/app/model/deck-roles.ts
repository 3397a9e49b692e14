import { foldName, TAG_LABELS, type Tag } from '@crownsmith/domain';

/** The site's roles of cards in the order of their groups: a card that does several jobs is listed under the first of them. */
export const ROLES = [
  'ramp',
  'draw',
  'removal',
  'sweeper',
  'tutor',
  'protection',
  'recursion',
] as const satisfies readonly Tag[];
/** The role of lands. */
export const LANDS = 'Lands';

/** The site's own roles, as a player moves cards to them. */
export const ROLE_CHOICES: readonly string[] = [...ROLES.map((tag) => TAG_LABELS[tag]), LANDS];

/** A role by its name, that of the site in its own spelling. @example knownRole('ramp') // 'Ramp' */
export const knownRole = (name: string): string => {
  const folded = foldName(name);
  const tag = ROLES.find((one) => one === folded || foldName(TAG_LABELS[one]) === folded);
  if (tag !== undefined) return TAG_LABELS[tag];
  return folded === 'land' || folded === 'lands' ? LANDS : name;
};
