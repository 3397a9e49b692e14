import type { DeckKind, DecksByKind } from '@crownsmith/api-client';
import { kindLabel, offeredKinds } from '#app/model/deck-kinds';
import { SelectField } from '#app/ui/card-list/SelectField';
import { countText } from '#app/ui/format/numbers';
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
export const CompareForm = ({
  a,
  b,
  kinds = {},
  decks,
}: {
  readonly a: string;
  readonly b: string;
  /** the decks of both, by kind */
  readonly kinds?: DecksByKind;
  /** whose decks count */
  readonly decks?: DeckKind | undefined;
}) => {
  const offered = [...new Set([...offeredKinds(kinds), ...(decks === undefined ? [] : [decks])])];
  return (
    <form action="/compare" className={styles['toolbar']} aria-label="Compare commanders">
      <div className={styles['fields']}>
        <Field name="a" label="Commander" value={a} />
        <Field name="b" label="Compared with" value={b} />
        {offered.length > 0 && (
          <SelectField
            name="decks"
            label="Whose decks"
            emptyLabel="All decks"
            value={decks}
            options={offered.map((kind) => ({
              value: kind,
              label: `${kindLabel(kind)} – ${countText(kinds[kind] ?? 0)}`,
            }))}
          />
        )}
        <button type="submit">Compare</button>
      </div>
    </form>
  );
};
