import {
  COLOR_MODES,
  type ColorMode,
  PRICE_SOURCE_INFO,
  PRICE_SOURCES,
  type PriceSource,
  REGION_NAMES,
  REGIONS,
  SALT_LEVEL_LABELS,
  SALT_LEVELS,
} from '@crownsmith/domain';
import { MAX_DISPLAY_NAME } from '#app/accounts/profile/settings.schema';
import { signInPath } from '#app/platform/site-path';
import { Checkbox } from '#app/ui/form/Checkbox';
import { ErrorSummary } from '#app/ui/form/ErrorSummary';
import formStyles from '#app/ui/form/Form.module.css';
import { FormPage } from '#app/ui/form/FormPage';
import { RadioField } from '#app/ui/form/RadioField';
import { SelectField } from '#app/ui/form/SelectField';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import { TextField } from '#app/ui/form/TextField';
import type { Settings } from '#app/visitor/settings';
import { priceSourceField, WAS_FIELD } from './settings-form';
import styles from './SettingsPage.module.css';

/** What the form shows. */
export interface SettingsValues extends Settings {
  /** undefined for visitors, who have none */
  readonly displayName?: string | undefined;
}

interface Props {
  readonly values: SettingsValues;
  /** error texts by setting */
  readonly errors: Readonly<Record<string, string>>;
  /** the values that the form was first rendered with, as JSON; by default these */
  readonly was?: string | undefined;
  /** what became of a posted form; undefined before one */
  readonly outcome: 'saved' | 'refused' | undefined;
}

const MODE_LABELS: Readonly<Record<ColorMode, string>> = { light: 'Light', dark: 'Dark' };

const SourceFields = ({ chosen }: { readonly chosen: readonly PriceSource[] }) =>
  PRICE_SOURCES.map((_source, at) => (
    <SelectField
      key={at}
      name={priceSourceField(at)}
      label={`Price source ${at + 1}`}
      value={chosen[at] ?? ''}
      options={[
        { value: '', label: at === 0 ? 'The usual ones of the region' : 'None' },
        ...PRICE_SOURCES.map((source) => ({
          value: source,
          label: `${PRICE_SOURCE_INFO[source].name} (${PRICE_SOURCE_INFO[source].region})`,
        })),
      ]}
    />
  ));

const VISITOR_LEAD = (
  <>
    They are stored in this browser and need no account. <a href={signInPath('/settings')}>Sign in</a> to have
    them in every browser.
  </>
);
const PERSON_LEAD = 'They are stored in your account and apply in every browser that you sign in with.';

/** The settings as a form that works without scripts, for visitors and for signed-in people. Rendered on the server only. */
export const SettingsPage = ({ values, errors, was = JSON.stringify(values), outcome }: Props) => {
  const { displayName, region, priceSources, namesUnderCards, saltLevel, colorMode } = values;
  const isPerson = displayName !== undefined;
  const formError = Object.entries(errors).find(([name]) => name !== 'displayName')?.[1];
  return (
    <FormPage
      title="Settings"
      parents={isPerson ? [{ label: 'Account', url: '/account' }] : []}
      lead={isPerson ? PERSON_LEAD : VISITOR_LEAD}
    >
      {outcome && (
        <p role={outcome === 'saved' ? 'status' : 'alert'} className={styles['saved']}>
          {outcome === 'saved'
            ? 'Your settings are saved.'
            : 'Nothing was saved: your browser blocks the cookies of this site, and settings are kept in one.'}
        </p>
      )}
      <ErrorSummary
        fields={[{ name: 'displayName', label: 'Name' }]}
        state={{ values: {}, errors, formError }}
        note="Nothing was saved."
      />
      <form method="post" action="/settings" className={formStyles['form']} noValidate>
        <input type="hidden" name={WAS_FIELD} value={was} />
        {isPerson && (
          <TextField
            name="displayName"
            label="Name"
            value={displayName}
            maxLength={4 * MAX_DISPLAY_NAME}
            autoComplete="nickname"
            error={errors['displayName']}
          />
        )}
        <SelectField
          name="region"
          label="Region"
          value={region}
          options={REGIONS.map((known) => ({ value: known, label: REGION_NAMES[known] }))}
        />
        <SourceFields chosen={priceSources ?? []} />
        <Checkbox name="namesUnderCards" label="Names under cards" isChecked={namesUnderCards} />
        <RadioField
          name="saltLevel"
          legend="Show salt"
          value={saltLevel}
          options={SALT_LEVELS.map((level) => ({ value: level, label: SALT_LEVEL_LABELS[level] }))}
        />
        <RadioField
          name="colorMode"
          legend="Colours"
          value={colorMode ?? ''}
          options={[
            { value: '', label: 'As the system' },
            ...COLOR_MODES.map((mode) => ({ value: mode, label: MODE_LABELS[mode] })),
          ]}
        />
        <SubmitButton>Save</SubmitButton>
      </form>
    </FormPage>
  );
};
