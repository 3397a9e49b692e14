import { PRICE_SOURCE_INFO } from '@crownsmith/domain';
import { MAX_CARDS, WIDGET_DENSITIES, WIDGET_PRICES, WIDGET_THEMES } from '@crownsmith/widget-view';
import { Form, useSubmit } from '@remix-run/react';
import { SelectField } from '#app/ui/form/SelectField';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import styles from './EmbedPage.module.css';
import type { EmbedResult } from './embed-result';

const LABELS: Readonly<Record<string, string>> = {
  auto: 'As the page',
  light: 'Light',
  dark: 'Dark',
  normal: 'Normal',
  compact: 'Compact',
  any: 'First source with a price',
  none: 'No prices',
};

const LOCALES = [
  ['en', 'English (1,234.5)'],
  ['de', 'German (1.234,5)'],
  ['fr', 'French (1 234,5)'],
  ['es', 'Spanish (1234,5)'],
  ['it', 'Italian (1.234,5)'],
  ['pt', 'Portuguese (1.234,5)'],
  ['pl', 'Polish (1234,5)'],
  ['ja', 'Japanese (1,234.5)'],
] as const;

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: LABELS[value] ?? value }));

const PRICES = WIDGET_PRICES.map((value) => ({
  value,
  label: value === 'any' || value === 'none' ? (LABELS[value] ?? value) : PRICE_SOURCE_INFO[value].name,
}));

/** The widget's options. With scripts every change shows at once; without them the button sends the form. */
export const EmbedForm = ({ result: { commander, options, error } }: { readonly result: EmbedResult }) => {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className={styles['form']}
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <div className={styles['name']}>
        <label htmlFor="commander">Commander or pair</label>
        <p id="commander-hint">A name, or two names with a plus sign between them.</p>
        {error !== undefined && (
          <p id="commander-error" role="alert" className={styles['error']}>
            {error}
          </p>
        )}
        <input
          id="commander"
          name="commander"
          type="text"
          required
          maxLength={300}
          autoComplete="off"
          defaultValue={commander}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? 'commander-hint' : 'commander-error commander-hint'}
        />
      </div>
      <div className={styles['options']}>
        <SelectField name="theme" label="Theme" value={options.theme} options={optionsOf(WIDGET_THEMES)} />
        <SelectField
          name="density"
          label="Density"
          value={options.density}
          options={optionsOf(WIDGET_DENSITIES)}
        />
        <SelectField
          name="cards"
          label="Top cards"
          value={String(options.cards)}
          options={Array.from({ length: MAX_CARDS + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? 'None' : String(count),
          }))}
        />
        <SelectField name="prices" label="Prices" value={options.prices} options={PRICES} />
        <SelectField
          name="locale"
          label="Numbers"
          value={options.locale}
          options={LOCALES.map(([value, label]) => ({ value, label }))}
        />
      </div>
      <SubmitButton>Show</SubmitButton>
    </Form>
  );
};
