import { PRICE_SOURCES } from '@crownsmith/domain';
import * as z from 'zod';
import { SettingsChange } from '#app/accounts/profile/settings.schema';
import { INITIAL_SETTINGS, SETTING_NAMES, type SettingName } from '#app/visitor/settings';

/** The field of the values that the form was rendered with, as JSON. */
export const WAS_FIELD = 'was';
/** The field of a price source, of which there are several. @param at from 0 */
export const priceSourceField = (at: number): string => `priceSource${at + 1}`;

/** What the form sets: all settings, and the name of signed-in people. */
const FormSettings = SettingsChange.required().partial({ displayName: true });
type FormSettings = z.infer<typeof FormSettings>;

type Posted = Readonly<Record<string, string>>;

/** The value of a setting in a posted form, whose field has its name, not checked: a box that is not ticked is not sent. */
const postedValue = (posted: Posted, name: SettingName): unknown => {
  if (name === 'priceSources') {
    const chosen = PRICE_SOURCES.map((_source, at) => posted[priceSourceField(at)] ?? '');
    const sources = [...new Set(chosen.filter((source) => source !== ''))];
    return sources.length > 0 ? sources : null;
  }
  const text = posted[name];
  if (typeof INITIAL_SETTINGS[name] === 'boolean') return text !== undefined;
  if (typeof INITIAL_SETTINGS[name] === 'number') return Number(text || 'none');
  return text === '' ? null : text;
};

/** The settings of a posted form; a price source at two places counts at the first. */
export const SettingsForm = z.custom<Posted>().transform((posted, context): FormSettings => {
  const name = posted['displayName'];
  const parsed = FormSettings.safeParse({
    ...(name !== undefined && { displayName: name }),
    ...Object.fromEntries(SETTING_NAMES.map((setting) => [setting, postedValue(posted, setting)])),
  });
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

const parseJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/**
 * The settings that a person has changed in a form: what it was rendered with stays out, so that a page which was open for
 * long changes nothing else.
 */
export const changedSettings = (posted: Posted, settings: FormSettings): SettingsChange => {
  const was = SettingsChange.safeParse(parseJson(posted[WAS_FIELD]));
  const before: Readonly<Record<string, unknown>> = was.success ? was.data : {};
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
};
