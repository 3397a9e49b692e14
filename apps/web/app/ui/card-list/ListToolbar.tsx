import { COOKIE_MAX_AGE, PRIMARY_TYPES, TAG_LABELS, TAGS } from '@crownsmith/domain';
import type { ReactNode } from 'react';
import { LIST_STYLE_COOKIE, LIST_STYLES, type ListStyle } from '#app/visitor/list-style';
import { useRenderContext } from '../render-context/render-context';
import styles from './CardList.module.css';
import {
  type ListOptions,
  COLOR_FILTERS,
  type ColorFilter,
  countFilters,
  LIST_SORTS,
  type ListSort,
  makeListUrl,
  withoutFilters,
} from './list-options';

const STYLE_LABELS: Readonly<Record<ListStyle, string>> = { images: 'Images', text: 'Text', table: 'Table' };

const SORT_LABELS: Readonly<Record<ListSort, string>> = {
  inclusion: 'Inclusion',
  synergy: 'Synergy',
  lift: 'Lift',
  price: 'Price',
  salt: 'Salt',
  'mana-value': 'Mana value',
  name: 'Name',
};

/** What a sort is called; lists without shares of decks go by numbers of them. @example sortLabel('inclusion', false) // 'Decks' */
export const sortLabel = (sort: ListSort, rated: boolean): string =>
  sort === 'inclusion' && !rated ? 'Decks' : SORT_LABELS[sort];

/** Sorts that say nothing where no share of decks is known. */
const NEED_SHARES: readonly ListSort[] = ['synergy', 'lift'];

const COLOR_LABELS: Readonly<Record<ColorFilter, string>> = {
  w: 'White',
  u: 'Blue',
  b: 'Black',
  r: 'Red',
  g: 'Green',
  c: 'Colourless',
  multi: 'Multicolour',
};

const rememberText = (style: ListStyle): string =>
  `${LIST_STYLE_COOKIE}=${style};path=/;max-age=${COOKIE_MAX_AGE.year};samesite=lax`;

const Choice = ({
  name,
  label,
  none,
  value,
  options,
}: {
  readonly name: string;
  readonly label: string;
  /** what is chosen where nothing is */
  readonly none: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) => (
  <label className={styles['field']}>
    <span>{label}</span>
    <select id={`list-${name}`} name={name} defaultValue={value ?? ''}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

const NumberField = ({
  name,
  label,
  value,
  most,
  step,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly most: number;
  readonly step?: string;
}) => (
  <input
    id={`list-${name}`}
    name={name}
    aria-label={label}
    placeholder={label.split(' ')[0]}
    type="number"
    inputMode="decimal"
    min="0"
    max={most}
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

const Filters = ({
  view,
  clear,
  rated,
}: {
  readonly view: ListOptions;
  readonly clear: string;
  readonly rated: boolean;
}) => {
  const on = countFilters(view);
  return (
    <details className={styles['filters']} open={on > 0 || undefined}>
      <summary id="list-filters">{on > 0 ? `Filters (${on})` : 'Filters'}</summary>
      <div className={styles['fields']}>
        <fieldset className={styles['colors']}>
          <legend>Colours</legend>
          {COLOR_FILTERS.map((color) => (
            <label key={color} title={COLOR_LABELS[color]}>
              <input
                id={`list-color-${color}`}
                type="checkbox"
                name="color"
                value={color}
                defaultChecked={view.colors.includes(color)}
                aria-label={COLOR_LABELS[color]}
              />
              <i className={`m m-${color}`} aria-hidden="true" />
            </label>
          ))}
        </fieldset>
        <Choice
          name="type"
          label="Type"
          none="Any type"
          value={view.type}
          options={PRIMARY_TYPES.map((type) => ({ value: type, label: type }))}
        />
        <Choice
          name="tag"
          label="What it does"
          none="Anything"
          value={view.tag}
          options={TAGS.map((tag) => ({ value: tag, label: TAG_LABELS[tag] }))}
        />
        <Range title="Mana value">
          <NumberField name="mv-min" label="Least mana value" value={view.minManaValue} most={99} /> –{' '}
          <NumberField name="mv-max" label="Most mana value" value={view.maxManaValue} most={99} />
        </Range>
        <Range title="Price">
          <NumberField name="price-min" label="Least price" value={view.minPrice} most={99999} step="0.01" />{' '}
          – <NumberField name="price-max" label="Most price" value={view.maxPrice} most={99999} step="0.01" />
        </Range>
        {rated && (
          <Range title="Played in at least">
            <NumberField
              name="inclusion"
              label="Least inclusion, per cent"
              value={view.minInclusion}
              most={100}
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
            defaultChecked={view.hidesClipped}
          />{' '}
          Hide what is in my clipboard
        </label>
        <div className={styles['actions']}>
          <button type="submit" id="list-submit">
            Show
          </button>
          {on > 0 && (
            <a href={clear} data-keep-place="">
              Clear the filters
            </a>
          )}
        </div>
      </div>
    </details>
  );
};

/**
 * How the lists of a page are shown: style, order and filters, all of them in the address. A form and links without
 * scripts; with them the page is drawn anew in its place.
 */
export const ListToolbar = ({ rated }: { readonly rated: boolean }) => {
  const { path, rest, view, rememberedStyle } = useRenderContext();
  const style = view.style ?? rememberedStyle;
  return (
    <form action={path} className={styles['toolbar']} data-list-view="" aria-label="Lists on this page">
      {rest.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {view.style && <input type="hidden" name="view" value={view.style} />}
      <div className={styles['styles']} role="group" aria-label="View">
        {LIST_STYLES.map((of) => (
          <a
            key={of}
            id={`list-view-${of}`}
            href={makeListUrl(path, rest, { ...view, style: of })}
            rel="nofollow"
            data-keep-place=""
            data-remember={rememberText(of)}
            aria-current={of === style ? 'true' : undefined}
          >
            {STYLE_LABELS[of]}
          </a>
        ))}
      </div>
      <Choice
        name="sort"
        label="Sort by"
        none="As listed"
        value={view.sort}
        options={LIST_SORTS.filter((sort) => rated || !NEED_SHARES.includes(sort)).map((sort) => ({
          value: sort,
          label: sortLabel(sort, rated),
        }))}
      />
      <noscript>
        <button type="submit">Sort</button>
      </noscript>
      <Filters view={view} rated={rated} clear={makeListUrl(path, rest, withoutFilters(view))} />
    </form>
  );
};
