import { DEFAULT_USER_STATE, PRICE_SOURCES, REGIONS, SALT_LEVELS, type UserState } from '@crownsmith/domain';
import { z } from 'zod';

/** The document of a person: all fields of the user state (specification, section 3), with times. */
export const Profile = z.object({
  version: z.literal(2),
  uid: z.string().min(1),
  displayName: z.string(),
  email: z.string(),
  isStaff: z.boolean(),
  isAdmin: z.boolean(),
  /** most preferred first; null until a person chooses: then they follow from the region */
  priceSources: z.array(z.enum(PRICE_SOURCES)).nullable(),
  region: z.enum(REGIONS),
  patreon: z.object({ status: z.string().nullable(), entitledCents: z.number() }).nullable(),
  /** chosen illustrations by card URL */
  alternateArt: z.record(z.string(), z.string()),
  saltLevel: z.literal(SALT_LEVELS),
  namesUnderCards: z.boolean(),
  /** null until a person chooses: then it follows from the system */
  colorMode: z.enum(['light', 'dark']).nullable(),
  /** in ms since 1970 */
  createdAt: z.number(),
  /** when a setting was last changed, by its name, in ms since 1970 */
  changedAt: z.record(z.string(), z.number()),
});
export type Profile = z.infer<typeof Profile>;

/** What a person may change of a profile; everything else is the site's to set. */
export const SETTINGS = [
  'displayName',
  'priceSources',
  'region',
  'alternateArt',
  'saltLevel',
  'namesUnderCards',
  'colorMode',
] as const satisfies readonly (keyof Profile)[];
export type SettingName = (typeof SETTINGS)[number];

/** The profile of a new person. @param now in ms since 1970 */
export const makeProfile = (
  { uid, email, displayName }: Pick<Profile, 'uid' | 'email' | 'displayName'>,
  now: number,
): Profile => ({
  version: 2,
  uid,
  displayName,
  email,
  isStaff: false,
  isAdmin: false,
  priceSources: null,
  region: DEFAULT_USER_STATE.region,
  patreon: null,
  alternateArt: {},
  saltLevel: DEFAULT_USER_STATE.saltLevel,
  namesUnderCards: DEFAULT_USER_STATE.namesUnderCards,
  colorMode: null,
  createdAt: now,
  changedAt: {},
});

/** What the `userState` cookie holds of a signed-in person: nothing that would harm where a stranger read or changed it. */
export type CookieState = Pick<
  UserState,
  'version' | 'uid' | 'displayName' | 'region' | 'saltLevel' | 'namesUnderCards'
> & { readonly priceSources?: UserState['priceSources'] };

/** @example cookieStateOf(profile).displayName // 'Ada' */
export const cookieStateOf = (profile: Profile): CookieState => ({
  version: profile.version,
  uid: profile.uid,
  displayName: profile.displayName,
  ...(profile.priceSources && { priceSources: profile.priceSources }),
  region: profile.region,
  saltLevel: profile.saltLevel,
  namesUnderCards: profile.namesUnderCards,
});
