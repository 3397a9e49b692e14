import { PROFILES } from '../documents/collections.server';
import type { Documents } from '../documents/documents.server';
import type { Profile } from './profile.server';

/** Changes a profile, if there is one, whatever else is written to it meanwhile. @returns the changed profile */
export const updateProfile = (
  documents: Documents,
  uid: string,
  change: (profile: Profile) => Profile,
): Promise<Profile | undefined> =>
  documents.transaction(async (transaction) => {
    const profile = await transaction.get(PROFILES, uid);
    if (!profile) return undefined;
    const changed = change(profile);
    if (changed !== profile) transaction.set(PROFILES, uid, changed);
    return changed;
  });
