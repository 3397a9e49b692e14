import { PRICE_SOURCES } from '@crownsmith/domain';
import { z } from 'zod';
import { SettingsChange } from '#app/accounts/profile/settings.schema';

/** Names of the form's fields. */
export const SETTINGS_FIELDS = {
  displayName: 'displayName',
  region: 'region',
  /** with a number from 1 */
  priceSource: 'priceSource',
  names: 'namesUnderCards',
  salt: 'saltLevel',
  mode: 'colorMode',
  /** the values that the form was rendered with, as JSON */
  was: 'was',
} as const;

/** What the form sets: all settings but art, and the name of signed-in people. */
const FormSettings = SettingsChange.omit({ alternateArt: true }).required({
  region: true,
  priceSources: true,
  namesUnderCards: true,
  saltLevel: true,
  colorMode: true,
});
type FormSettings = z.infer<typeof FormSettings>;

type Posted = Readonly<Record<string, string>>;

/** The settings of a posted form; a price source at two places counts at the first. */
export const SettingsForm = z.custom<Posted>().transform((posted, context): FormSettings => {
  const sources = PRICE_SOURCES.map((_source, at) => posted[`${SETTINGS_FIELDS.priceSource}${at + 1}`] ?? '');
  const chosen = [...new Set(sources.filter((source) => source !== ''))];
  const mode = posted[SETTINGS_FIELDS.mode];
  const name = posted[SETTINGS_FIELDS.displayName];
  const parsed = FormSettings.safeParse({
    ...(name !== undefined && { displayName: name }),
    region: posted[SETTINGS_FIELDS.region],
    priceSources: chosen.length > 0 ? chosen : null,
    namesUnderCards: posted[SETTINGS_FIELDS.names] !== undefined,
    saltLevel: Number(posted[SETTINGS_FIELDS.salt] || 'none'),
    colorMode: mode === '' ? null : mode,
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
  const was = SettingsChange.safeParse(parseJson(posted[SETTINGS_FIELDS.was]));
  const before: Readonly<Record<string, unknown>> = was.success ? was.data : {};
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
};
