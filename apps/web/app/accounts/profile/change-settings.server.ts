import { isAhead } from '#app/platform/clock.server';
import type { Profile } from './profile.server';
import type { SettingsChange } from './settings.schema';

/**
 * The profile with changed settings. Of two changes of one setting the newer counts in whatever order they arrive; settings
 * that are not among the changes stay.
 * @param at when the person made the changes, in ms since 1970
 * @param now in ms since 1970: stored times of a clock that was ahead order nothing
 */
export const changeSettings = (profile: Profile, changes: SettingsChange, at: number, now = at): Profile => {
  const isNewer = (name: string): boolean => {
    const stored = profile.changedAt[name];
    return stored === undefined || stored <= at || isAhead(stored, now);
  };
  const settings = Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => value !== undefined && isNewer(name)),
  ) as Partial<Profile>;
  const names = Object.keys(settings);
  if (names.length === 0) return profile;
  const changedAt = { ...profile.changedAt, ...Object.fromEntries(names.map((name) => [name, at])) };
  return { ...profile, ...settings, changedAt };
};
