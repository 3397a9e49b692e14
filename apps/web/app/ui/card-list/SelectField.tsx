import styles from './CardList.module.css';

/** A labelled select of the list toolbar. */
export const SelectField = ({
  name,
  label,
  emptyLabel,
  value,
  options,
}: {
  readonly name: string;
  readonly label: string;
  /** the option without a value */
  readonly emptyLabel: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) => (
  <label className={styles['field']}>
    <span>{label}</span>
    <select id={`list-${name}`} name={name} defaultValue={value ?? ''}>
      <option value="">{emptyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
