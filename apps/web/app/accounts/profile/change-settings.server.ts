import { isAhead } from '#app/platform/clock.server';
import type { Profile } from './profile.server';
import { MAX_ALTERNATE_ART, type SettingsChange } from './settings.schema';

/** Name of a card's illustration in `changedAt`. */
const artKey = (cardUrl: string): string => `alternateArt:${cardUrl}`;
const isArtKey = (name: string): boolean => name.startsWith(artKey(''));

type Times = Profile['changedAt'];

/** Leaves out the oldest changes of art beyond the limit. */
const limitArt = (
  art: Profile['alternateArt'],
  times: Times,
): Pick<Profile, 'alternateArt' | 'changedAt'> => {
  const latest = Object.keys(times)
    .filter(isArtKey)
    .sort((a, b) => (times[b] ?? 0) - (times[a] ?? 0))
    // Twice as many: removed choices keep their time, so that an older change does not bring them back.
    .slice(0, 2 * MAX_ALTERNATE_ART);
  const kept = new Set(latest);
  const chosen = Object.entries(art)
    // Choices without a time are from before times were kept.
    .sort(([a], [b]) => (times[artKey(b)] ?? 0) - (times[artKey(a)] ?? 0))
    .slice(0, MAX_ALTERNATE_ART);
  return {
    alternateArt: Object.fromEntries(chosen),
    changedAt: Object.fromEntries(
      Object.entries(times).filter(([name]) => !isArtKey(name) || kept.has(name)),
    ),
  };
};

/**
 * The profile with changed settings. Of two changes of one setting, or of one card's illustration, the newer counts in
 * whatever order they arrive; settings that are not among the changes stay.
 * @param at when the person made the changes, in ms since 1970
 * @param now in ms since 1970: stored times of a clock that was ahead order nothing
 */
export const changeSettings = (profile: Profile, changes: SettingsChange, at: number, now = at): Profile => {
  const isNewer = (name: string): boolean => {
    const stored = profile.changedAt[name];
    return stored === undefined || stored <= at || isAhead(stored, now);
  };
  const { alternateArt = {}, ...others } = changes;
  const settings = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => value !== undefined && isNewer(name)),
  ) as Partial<typeof others>;
  const art = Object.entries(alternateArt).filter(([url]) => isNewer(artKey(url)));
  const names = [...Object.keys(settings), ...art.map(([url]) => artKey(url))];
  if (names.length === 0) return profile;
  const merged = { ...profile.alternateArt, ...Object.fromEntries(art) };
  const chosen = Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    ...profile,
    ...(settings as Partial<Profile>),
    ...limitArt(Object.fromEntries(chosen), {
      ...profile.changedAt,
      ...Object.fromEntries(names.map((name) => [name, at])),
    }),
  };
};
