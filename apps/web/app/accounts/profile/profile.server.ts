import * as z from 'zod';
import { cookieSettings, INITIAL_SETTINGS, readSettings } from '#app/visitor/settings';
import { migrateProfile } from './migrate-profile.server';
import type { CookieState, ProfileState } from './profile-state';
import { SettingSchemas } from './settings.schema';

const Fields = z.looseObject({
  version: z.literal(2),
  uid: z.string().min(1),
  displayName: z.string(),
  email: z.string(),
  isStaff: z.boolean(),
  isAdmin: z.boolean(),
  ...SettingSchemas,
  /** the membership platform's record */
  patreon: z.object({ status: z.string().nullable(), entitledCents: z.number() }).nullable(),
  /** in ms since 1970; 0 where it is not known */
  createdAt: z.number(),
  /** when a setting was last changed, by its name, in ms since 1970 */
  changedAt: z.record(z.string(), z.number()),
});

type KnownKeys<T> = keyof { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
/** The document of a person: the fields of the user state (specification, section 3) but those of local storage, with times. */
export type Profile = Pick<z.infer<typeof Fields>, KnownKeys<z.infer<typeof Fields>>>;

/** Profiles of version 2 and older; fields that it does not know stay as they are. */
export const Profile: z.ZodType<Profile> = z.preprocess(migrateProfile, Fields);

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
  ...INITIAL_SETTINGS,
  patreon: null,
  createdAt: now,
  changedAt: {},
});

/** @example cookieStateOf(profile).displayName // 'Ada' */
export const cookieStateOf = (profile: Profile): CookieState => ({
  version: profile.version,
  uid: profile.uid,
  displayName: profile.displayName,
  ...cookieSettings(readSettings(profile)),
});

/** What the person's browsers keep of the profile. */
export const profileStateOf = (profile: Profile): ProfileState => ({
  cookie: cookieStateOf(profile),
  colorMode: profile.colorMode,
});
