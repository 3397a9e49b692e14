import styles from './SegmentedControl.module.css';

interface Props<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly count?: number | undefined;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A segmented control: radio buttons, so that arrow keys move between the options. */
export const SegmentedControl = <Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: Props<Value>) => (
  <fieldset className={styles['segments']}>
    <legend className={styles['legend']}>{legend}</legend>
    {options.map((option) => (
      <label key={option.value} className={styles['segment']}>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        <span>
          {option.label}
          {option.count !== undefined && <span className={styles['count']}> {option.count}</span>}
        </span>
      </label>
    ))}
  </fieldset>
);
