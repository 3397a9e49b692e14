import { makeCopyDetails, makePlace, parsePlace } from '@crownsmith/domain';
import type { FormEvent } from 'react';
import type { CollectionChange } from '#app/platform/collection-changes';
import button from '#app/ui/layout/Button.module.css';
import { ChangeNote } from './ChangeNote';
import { copiesText } from './copies-text';
import styles from './CopyTable.module.css';
import type { CopyRow } from './copy-rows';
import { useCopyChanges } from './use-copy-changes';

const moveOf = ({ slug, copy, details }: CopyRow, to: string | undefined): CollectionChange => ({
  card: slug,
  kind: 'move',
  from: details,
  ...(to !== undefined && { to }),
  count: copy.count,
});

/** Moves the rows that are selected to a place, or removes them, with undo. */
export const MoveCopies = ({
  rows,
  places,
  onDone,
}: {
  readonly rows: readonly CopyRow[];
  readonly places: readonly string[];
  readonly onDone: () => void;
}) => {
  const changes = useCopyChanges();
  const copies = rows.reduce((sum, { copy }) => sum + copy.count, 0);
  const make = async (...made: Parameters<typeof changes.make>): Promise<void> => {
    await changes.make(...made);
    onDone();
  };
  const move = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('place');
    const place = parsePlace(typeof value === 'string' ? value : '');
    const moved = rows.filter((row) => makeCopyDetails({ ...row.copy, place }) !== row.details);
    void make(
      moved.map((row) => moveOf(row, makeCopyDetails({ ...row.copy, place }))),
      (some) => `Moved ${some} to ${place ? makePlace(place) : 'no place'}.`,
    );
  };
  return (
    <div className={styles['move']}>
      {rows.length > 0 && (
        <form onSubmit={move}>
          <label>
            Move {copiesText(copies)} to{' '}
            <input
              name="place"
              list="collection-places"
              maxLength={80}
              placeholder="Trades, or Deck: Meren"
            />
          </label>
          <datalist id="collection-places">
            {['On its way', 'Wished', 'Lent: ', ...places].map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
          <button type="submit" className={button['primary']}>
            Move
          </button>
          <button
            type="button"
            className={button['button']}
            onClick={() =>
              void make(
                rows.map((row) => moveOf(row, undefined)),
                (some) => `Removed ${some}.`,
              )
            }
          >
            Remove
          </button>
        </form>
      )}
      <ChangeNote changes={changes} />
    </div>
  );
};
