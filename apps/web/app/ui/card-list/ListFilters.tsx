import { TAG_LABELS } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import styles from './CardList.module.css';
import type { ListChoices } from './list-choices';
import { type ColorFilter, countFilters, type ListOptions } from './list-options';
import { LIST_FILTERS_ID } from './list-filters-id';
import { SelectField } from './SelectField';

const COLOR_LABELS: Readonly<Record<ColorFilter, string>> = {
  w: 'White',
  u: 'Blue',
  b: 'Black',
  r: 'Red',
  g: 'Green',
  c: 'Colourless',
  multi: 'Multicolour',
};

const NumberField = ({
  name,
  label,
  value,
  max,
  step,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly max: number;
  readonly step?: string;
}) => (
  <input
    id={`list-${name}`}
    name={name}
    aria-label={label}
    placeholder={label.slice(0, 3)}
    type="number"
    inputMode="decimal"
    min="0"
    max={max}
    step={step ?? '1'}
    defaultValue={value}
  />
);

const Range = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles['range']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** The filters of the list toolbar, as part of its form. */
export const ListFilters = ({
  options,
  choices,
  clearUrl,
  byInclusion,
}: {
  readonly options: ListOptions;
  readonly choices: ListChoices;
  readonly clearUrl: string;
  readonly byInclusion: boolean;
}) => {
  const active = countFilters(options);
  return (
    <details className={styles['filters']} open={active > 0 || undefined}>
      <summary id={LIST_FILTERS_ID}>{active > 0 ? `Filters (${active})` : 'Filters'}</summary>
      <div className={styles['fields']}>
        <fieldset className={styles['colors']}>
          <legend>Colours</legend>
          {choices.colors.map((color) => (
            <label key={color} title={COLOR_LABELS[color]}>
              <input
                id={`list-color-${color}`}
                type="checkbox"
                name="color"
                value={color}
                defaultChecked={options.colors.includes(color)}
                aria-label={COLOR_LABELS[color]}
              />
              <i className={`m m-${color}`} aria-hidden="true" />
            </label>
          ))}
        </fieldset>
        <SelectField
          name="type"
          label="Type"
          emptyLabel="Any type"
          value={options.type}
          options={choices.types.map((type) => ({ value: type, label: type }))}
        />
        <SelectField
          name="tag"
          label="What it does"
          emptyLabel="Anything"
          value={options.tag}
          options={choices.tags.map((tag) => ({ value: tag, label: TAG_LABELS[tag] }))}
        />
        <Range title="Mana value">
          <NumberField name="mv-min" label="Minimum mana value" value={options.minManaValue} max={99} /> –{' '}
          <NumberField name="mv-max" label="Maximum mana value" value={options.maxManaValue} max={99} />
        </Range>
        <Range title="Price">
          <NumberField
            name="price-min"
            label="Minimum price"
            value={options.minPrice}
            max={99999}
            step="0.01"
          />{' '}
          –{' '}
          <NumberField
            name="price-max"
            label="Maximum price"
            value={options.maxPrice}
            max={99999}
            step="0.01"
          />
        </Range>
        {byInclusion && (
          <Range title="Played in at least">
            <NumberField
              name="inclusion"
              label="Minimum inclusion, per cent"
              value={options.minInclusion}
              max={100}
            />{' '}
            %
          </Range>
        )}
        <label className={styles['hide']}>
          <input
            id="list-hide"
            type="checkbox"
            name="hide"
            value="clipboard"
            defaultChecked={options.hidesClipped}
          />{' '}
          Hide cards in my clipboard
        </label>
        <div className={styles['actions']}>
          <button type="submit" id="list-submit">
            Apply
          </button>
          {active > 0 && (
            <a href={clearUrl} data-keep-place="">
              Clear filters
            </a>
          )}
        </div>
      </div>
    </details>
  );
};
