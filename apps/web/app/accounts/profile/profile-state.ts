import { COLOR_MODES, PRICE_SOURCES, REGIONS, SALT_LEVELS } from '@crownsmith/domain';
import { z } from 'zod';
import { SettingsChange } from './settings.schema';

/** What the `userState` cookie holds of a signed-in person: nothing that would harm where a stranger read or changed it. */
const CookieState = z.object({
  version: z.literal(2),
  uid: z.string().min(1),
  displayName: z.string(),
  priceSources: z.array(z.enum(PRICE_SOURCES)).optional(),
  region: z.enum(REGIONS),
  saltLevel: z.literal(SALT_LEVELS),
  namesUnderCards: z.boolean(),
});
export type CookieState = z.infer<typeof CookieState>;

/** What a signed-in browser keeps of the profile. */
export const ProfileState = z.object({
  cookie: CookieState,
  /** null: it follows from the system */
  colorMode: z.enum(COLOR_MODES).nullable(),
  alternateArt: z.record(z.string(), z.string()),
});
export type ProfileState = z.infer<typeof ProfileState>;

/** A person's changed settings, as a browser sends them: `POST /api/users/settings`. */
export const SettingsRequest = z.strictObject({
  /** whose settings were changed: another person may be signed in by now */
  uid: z.string().min(1),
  changes: z
    .array(
      z.strictObject({
        settings: SettingsChange,
        /** how long ago the change was made, in ms: browsers' clocks differ */
        ageMs: z.number().min(0),
      }),
    )
    .min(1)
    .max(100),
});
export type SettingsRequest = z.infer<typeof SettingsRequest>;
