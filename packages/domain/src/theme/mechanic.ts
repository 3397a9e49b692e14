import type { ThemeSpec } from './theme-spec';

type MechanicSpec = Omit<ThemeSpec, 'minCards'> & Partial<Pick<ThemeSpec, 'minCards'>>;

/** Cards of a mechanic in a deck of it: few cards have one, so that few are chance. */
const MIN_MECHANIC_CARDS = 3;
const MIN_WITH_COMMANDER = 2;

/** A theme of a mechanic: a commander that has or names it leads it. */
export const mechanic = (spec: MechanicSpec): ThemeSpec => ({
  minCards: MIN_MECHANIC_CARDS,
  minCardsWithCommander: MIN_WITH_COMMANDER,
  commander: spec.signals,
  isMechanic: true,
  ...spec,
});
