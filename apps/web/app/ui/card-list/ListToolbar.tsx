import { LIST_STYLE_COOKIE, LIST_STYLES, type ListStyle } from '#app/visitor/list-style';
import { useRenderContext } from '../render-context/render-context';
import styles from './CardList.module.css';
import { LIST_SORTS, type ListSort, makeListUrl, withoutFilters } from './list-options';
import type { ListChoices } from './list-choices';
import { ListFilters } from './ListFilters';
import { SelectField } from './SelectField';
import { sortLabel } from './sort-labels';

const STYLE_LABELS: Readonly<Record<ListStyle, string>> = { images: 'Images', text: 'Text', table: 'Table' };

/** Sorts that need inclusion. */
const INCLUSION_SORTS: readonly ListSort[] = ['synergy', 'lift'];

/**
 * Style, order and filters of a page's lists, all of them in the URL: a form and links that work without scripts. With
 * scripts the page is replaced in place.
 */
export const ListToolbar = ({
  byInclusion,
  choices,
}: {
  readonly byInclusion: boolean;
  readonly choices: ListChoices;
}) => {
  const { path, otherParameters, listOptions, rememberedStyle } = useRenderContext();
  const current = listOptions.style ?? rememberedStyle;
  return (
    <form action={path} className={styles['toolbar']} data-list-view="" aria-label="Lists on this page">
      {otherParameters.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {listOptions.style && <input type="hidden" name="view" value={listOptions.style} />}
      {listOptions.expanded.map((tag) => (
        <input key={tag} type="hidden" name="open" value={tag} />
      ))}
      <div className={styles['styles']} role="group" aria-label="View">
        {LIST_STYLES.map((style) => (
          <a
            key={style}
            id={`list-view-${style}`}
            href={makeListUrl(path, otherParameters, { ...listOptions, style })}
            rel="nofollow"
            data-keep-place=""
            data-remember={`${LIST_STYLE_COOKIE}=${style}`}
            aria-current={style === current ? 'true' : undefined}
          >
            {STYLE_LABELS[style]}
          </a>
        ))}
      </div>
      <SelectField
        name="sort"
        label="Sort by"
        emptyLabel="As listed"
        value={listOptions.sort}
        options={LIST_SORTS.filter((sort) => byInclusion || !INCLUSION_SORTS.includes(sort)).map((sort) => ({
          value: sort,
          label: sortLabel(sort, byInclusion),
        }))}
      />
      <noscript>
        <button type="submit">Sort</button>
      </noscript>
      <ListFilters
        options={listOptions}
        choices={choices}
        byInclusion={byInclusion}
        clearUrl={makeListUrl(path, otherParameters, withoutFilters(listOptions))}
      />
    </form>
  );
};
