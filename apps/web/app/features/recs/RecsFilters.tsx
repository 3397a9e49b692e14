import { PRIMARY_TYPES, type PrimaryType, type Tag, TAG_LABELS, TAGS } from '@crownsmith/domain';
import styles from './RecsPage.module.css';

interface Props {
  /** id of the form that the fields belong to: without scripts it is submitted to apply them */
  readonly form: string;
  readonly type: PrimaryType | undefined;
  readonly tag: Tag | undefined;
  readonly onType: (type: PrimaryType | undefined) => void;
  readonly onTag: (tag: Tag | undefined) => void;
}

/** Filters of the recommended cards by type and tag. */
export const RecsFilters = ({ form, type, tag, onType, onTag }: Props) => (
  <div className={styles['filters']}>
    <label>
      Type{' '}
      <select
        form={form}
        name="type"
        value={type ?? ''}
        onChange={(event) => onType(PRIMARY_TYPES.find((known) => known === event.target.value))}
      >
        <option value="">All</option>
        {PRIMARY_TYPES.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </label>
    <label>
      Purpose{' '}
      <select
        form={form}
        name="tag"
        value={tag ?? ''}
        onChange={(event) => onTag(TAGS.find((known) => known === event.target.value))}
      >
        <option value="">All</option>
        {TAGS.map((known) => (
          <option key={known} value={known}>
            {TAG_LABELS[known]}
          </option>
        ))}
      </select>
    </label>
    <noscript>
      <button type="submit" form={form}>
        Show
      </button>
    </noscript>
  </div>
);
