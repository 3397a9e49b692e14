import * as z from 'zod';
import { SettingsChange, SettingSchemas } from './settings.schema';

const { colorMode, priceSources, ...others } = SettingSchemas;

/** What the `userState` cookie holds of a signed-in person: nothing that would harm where a stranger read or changed it. */
const CookieState = z.object({
  version: z.literal(2),
  uid: z.string().min(1),
  displayName: z.string(),
  ...others,
  priceSources: priceSources.optional(),
});
export type CookieState = z.infer<typeof CookieState>;

/** What a signed-in browser keeps of the profile. */
export const ProfileState = z.object({
  cookie: CookieState,
  colorMode,
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
