import { type ColorMode, isPriceSource, PRICE_SOURCES, type PriceSource } from '@crownsmith/domain';
import * as z from 'zod';
import { readSettings } from '#app/visitor/settings';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The sources in their order: a list, one source, or, without an order, a flag each. */
const priceSourcesOf = (value: unknown): readonly PriceSource[] | null => {
  const listed = Array.isArray(value)
    ? value
    : isFields(value)
      ? PRICE_SOURCES.filter((source) => value[source] === true)
      : [value];
  const known = [...new Set(listed.filter(isPriceSource))];
  return known.length > 0 ? known : null;
};

const Cents = z.number().finite().nonnegative();

/**
 * A patron of this site's shape, or of the membership platform's: a member with `attributes`, or these alone.
 * Cents are of USD per month.
 */
const patreonOf = (value: unknown): { status: string | null; entitledCents: number } | null => {
  if (!isFields(value)) return null;
  const data = isFields(value['data']) ? value['data'] : value;
  const patron = isFields(data['attributes']) ? data['attributes'] : data;
  const status = patron['status'] ?? patron['patron_status'];
  const cents = Cents.safeParse(patron['entitledCents'] ?? patron['currently_entitled_amount_cents']);
  if (typeof status !== 'string' && !cents.success) return null;
  return {
    status: typeof status === 'string' ? status : null,
    entitledCents: cents.success ? cents.data : 0,
  };
};

/** The colour mode; older shapes have a flag of the dark one. */
const colorModeOf = ({ colorMode, darkMode }: Fields): ColorMode | null => {
  if (colorMode === 'light' || colorMode === 'dark') return colorMode;
  return typeof darkMode === 'boolean' ? (darkMode ? 'dark' : 'light') : null;
};

/** A time in ms since 1970, of a number or a date's text; 0 where it is not known. */
const timeOf = (value: unknown): number => {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) && time >= 0 ? time : 0;
};

const changedAtOf = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
    ),
  );

/** A version that this site does not know yet: it would lose what it writes. */
const isNewer = (version: unknown): boolean => typeof version === 'number' && version > 2;

/**
 * The fields of a stored profile of any version in the current shape. A setting that is missing or not valid counts as not
 * chosen, a flag only counts where it is `true`, and fields that this version does not know stay as they are. Without a
 * uid, or of a newer version, the result is not a profile.
 */
export const migrateProfile = (stored: unknown): unknown => {
  if (!isFields(stored)) return stored;
  const { darkMode: _flag, ...fields } = stored;
  return {
    ...fields,
    version: isNewer(stored['version']) ? stored['version'] : 2,
    displayName: textOf(stored['displayName']),
    email: textOf(stored['email']),
    isStaff: stored['isStaff'] === true,
    isAdmin: stored['isAdmin'] === true,
    ...readSettings({
      ...stored,
      priceSources: priceSourcesOf(stored['priceSources'] ?? stored['priceSource']),
      colorMode: colorModeOf(stored),
    }),
    patreon: patreonOf(stored['patreon']),
    createdAt: timeOf(stored['createdAt']),
    changedAt: changedAtOf(stored['changedAt']),
  };
};
