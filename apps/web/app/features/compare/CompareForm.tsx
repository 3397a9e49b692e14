import styles from '#app/ui/card-list/CardList.module.css';

const Field = ({
  name,
  label,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}) => (
  <label className={styles['field']}>
    <span>{label}</span>
    <input id={`compare-${name}`} name={name} defaultValue={value} />
  </label>
);

/** Chooses what is compared, by name: a form that works without scripts. Rendered on the server only. */
export const CompareForm = ({ a, b }: { readonly a: string; readonly b: string }) => (
  <form action="/compare" className={styles['toolbar']} aria-label="Compare commanders">
    <div className={styles['fields']}>
      <Field name="a" label="Commander" value={a} />
      <Field name="b" label="Compared with" value={b} />
      <button type="submit">Compare</button>
    </div>
  </form>
);
