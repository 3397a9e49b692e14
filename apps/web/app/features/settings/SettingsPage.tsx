import {
  COLOR_MODES,
  type ColorMode,
  PRICE_SOURCE_INFO,
  PRICE_SOURCES,
  type PriceSource,
  type Region,
  REGION_NAMES,
  REGIONS,
  SALT_LEVEL_LABELS,
  SALT_LEVELS,
  type SaltLevel,
} from '@crownsmith/domain';
import type { ReactNode } from 'react';
import { MAX_DISPLAY_NAME } from '#app/accounts/profile/settings.schema';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import button from '#app/ui/layout/Button.module.css';
import { SETTINGS_FIELDS } from './settings-form';
import styles from './SettingsPage.module.css';

/** What the form shows. */
export interface SettingsValues {
  /** undefined for visitors, who have none */
  readonly displayName?: string | undefined;
  readonly region: Region;
  /** null: they follow from the region */
  readonly priceSources: readonly PriceSource[] | null;
  readonly namesUnderCards: boolean;
  readonly saltLevel: SaltLevel;
  /** null: it follows from the system */
  readonly colorMode: ColorMode | null;
}

interface Props {
  readonly values: SettingsValues;
  /** error texts by setting */
  readonly errors: Readonly<Record<string, string>>;
  /** the values that the form was first rendered with, as JSON; by default these */
  readonly was?: string | undefined;
  readonly isSaved: boolean;
}

const toJson = ({
  displayName,
  region,
  priceSources,
  namesUnderCards,
  saltLevel,
  colorMode,
}: SettingsValues) =>
  JSON.stringify({ displayName, region, priceSources, namesUnderCards, saltLevel, colorMode });

const MODE_LABELS: Readonly<Record<ColorMode, string>> = { light: 'Light', dark: 'Dark' };

const Field = ({
  id,
  label,
  error,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}) => (
  <div className={styles['field']}>
    <label htmlFor={id}>{label}</label>
    {children}
    {error !== undefined && (
      <p id={`${id}-error`} className={styles['error']}>
        {error}
      </p>
    )}
  </div>
);

/** Options of which one is chosen. */
const Choice = <Value extends string | number>({
  name,
  legend,
  options,
  value,
}: {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
}) => (
  <fieldset className={styles['choice']}>
    <legend>{legend}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
        {option.label}
      </label>
    ))}
  </fieldset>
);

const SourceFields = ({ chosen }: { readonly chosen: readonly PriceSource[] }) =>
  PRICE_SOURCES.map((_source, at) => {
    const name = `${SETTINGS_FIELDS.priceSource}${at + 1}`;
    return (
      <Field key={name} id={name} label={`Price source ${at + 1}`}>
        <select id={name} name={name} defaultValue={chosen[at] ?? ''}>
          <option value="">{at === 0 ? 'The usual ones of the region' : 'None'}</option>
          {PRICE_SOURCES.map((source) => (
            <option key={source} value={source}>
              {`${PRICE_SOURCE_INFO[source].name} (${PRICE_SOURCE_INFO[source].region})`}
            </option>
          ))}
        </select>
      </Field>
    );
  });

/** The settings as a form that works without scripts, for visitors and for signed-in people. Rendered on the server only. */
export const SettingsPage = ({ values, errors, was = toJson(values), isSaved }: Props) => {
  const { displayName, region, priceSources, namesUnderCards, saltLevel, colorMode } = values;
  const nameError = errors['displayName'];
  const other = Object.entries(errors).find(([name]) => name !== 'displayName')?.[1];
  return (
    <div className={styles['page']}>
      <Breadcrumbs
        steps={[
          { label: 'Home', url: '/' },
          ...(displayName === undefined ? [] : [{ label: 'Account', url: '/account' }]),
          { label: 'Settings' },
        ]}
      />
      <h1>Settings</h1>
      <p className={styles['lead']}>
        {displayName === undefined ? (
          <>
            They are stored in this browser and need no account. <a href="/signin">Sign in</a> to have them in
            every browser.
          </>
        ) : (
          'They are stored in your account and apply in every browser that you sign in with.'
        )}
      </p>
      {isSaved && (
        <p role="status" className={styles['saved']}>
          Your settings are saved.
        </p>
      )}
      {(other ?? nameError) !== undefined && (
        <p role="alert" tabIndex={-1} autoFocus className={styles['error']}>
          Nothing was saved. {other ?? 'Check your name.'}
        </p>
      )}
      <form method="post" action="/settings" className={styles['form']} noValidate>
        <input type="hidden" name={SETTINGS_FIELDS.was} value={was} />
        {displayName !== undefined && (
          <Field id={SETTINGS_FIELDS.displayName} label="Name" error={nameError}>
            <input
              id={SETTINGS_FIELDS.displayName}
              name={SETTINGS_FIELDS.displayName}
              defaultValue={displayName}
              maxLength={4 * MAX_DISPLAY_NAME}
              autoComplete="nickname"
              aria-invalid={nameError === undefined ? undefined : true}
              aria-describedby={nameError === undefined ? undefined : `${SETTINGS_FIELDS.displayName}-error`}
            />
          </Field>
        )}
        <Field id={SETTINGS_FIELDS.region} label="Region">
          <select id={SETTINGS_FIELDS.region} name={SETTINGS_FIELDS.region} defaultValue={region}>
            {REGIONS.map((known) => (
              <option key={known} value={known}>
                {REGION_NAMES[known]}
              </option>
            ))}
          </select>
        </Field>
        <SourceFields chosen={priceSources ?? []} />
        <label className={styles['check']}>
          <input type="checkbox" name={SETTINGS_FIELDS.names} defaultChecked={namesUnderCards} />
          Names under cards
        </label>
        <Choice
          name={SETTINGS_FIELDS.salt}
          legend="Show salt"
          value={saltLevel}
          options={SALT_LEVELS.map((level) => ({ value: level, label: SALT_LEVEL_LABELS[level] }))}
        />
        <Choice
          name={SETTINGS_FIELDS.mode}
          legend="Colours"
          value={colorMode ?? ''}
          options={[
            { value: '', label: 'As the system' },
            ...COLOR_MODES.map((mode) => ({ value: mode, label: MODE_LABELS[mode] })),
          ]}
        />
        <div>
          <button type="submit" className={button['primary']}>
            Save
          </button>
        </div>
      </form>
    </div>
  );
};
