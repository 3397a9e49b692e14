import { adTier, hidesAds } from '@crownsmith/domain';
import type { User } from '#app/accounts/accounts.server';

/** Whether somebody sees ads: visitors do, and users without a tier. */
export const seesAds = (user: Pick<User, 'profile'> | undefined): boolean =>
  !user || !hidesAds(adTier(user.profile.patreon, user.profile.isAdmin));
