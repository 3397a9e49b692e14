import { slugOfCardUrl } from '@crownsmith/domain';
import * as z from 'zod';
import { isSetting, SETTING_NAMES, type SettingName, type Settings } from '#app/visitor/settings';
import { isVisibleName } from '../visible-name';

/** Characters of a person's name. */
export const MAX_DISPLAY_NAME = 40;
/** Characters of a card's URL. */
const MAX_CARD_URL = 300;

/** Control characters, line breaks, and marks that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A person's name: 1 to 40 characters on one line, without white space around it. */
export const DisplayName = z
  .string()
  .trim()
  .refine(isVisibleName, 'Enter a name.')
  .refine((name) => [...name].length <= MAX_DISPLAY_NAME, `At most ${MAX_DISPLAY_NAME} characters.`)
  .refine((name) => !UNPRINTABLE.test(name), 'Only letters, digits, signs and spaces.');

const schemaOf = <Name extends SettingName>(name: Name) =>
  z.custom<Settings[Name]>((value) => isSetting(name, value), `Not a value of ${name}.`);

export const SettingSchemas = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, schemaOf(name)]),
) as unknown as { readonly [Name in SettingName]: ReturnType<typeof schemaOf<Name>> };

/** The URL of a card's page. */
export const CardUrl = z
  .string()
  .refine((url) => slugOfCardUrl(url) !== undefined && url.length <= MAX_CARD_URL, 'Not the URL of a card.');

/** What a person may change of their settings, one or many; everything else of a profile is the site's to set. */
export const SettingsChange = z
  .strictObject({
    displayName: DisplayName,
    ...SettingSchemas,
  })
  .partial();
export type SettingsChange = z.infer<typeof SettingsChange>;
