import { BRACKETS } from '@crownsmith/domain';
import { useId } from 'react';
import styles from './PopulationFields.module.css';

/** Which decks a list is compared with, as the fields of its form have it. */
interface PopulationValues {
  readonly compare_format?: string | undefined;
  readonly compare_bracket?: string | undefined;
  readonly compare_since?: string | undefined;
}

interface Props {
  /** id of the form that the fields belong to */
  readonly form: string;
  /** which decks they are, as a sentence */
  readonly sentence: string;
  readonly values: PopulationValues;
  /** how the form is sent to compare anew: `get` puts the list into the address, which only short ones fit in */
  readonly method: 'get' | 'post';
}

/** Which decks a list is compared with, and fields to change that; without scripts they are sent by their button, too. */
export const PopulationFields = ({ form, sentence, values, method }: Props) => {
  const id = useId();
  const isChosen = Object.values(values).some(Boolean);
  return (
    <div className={styles['population']}>
      <p id={`${id}-sentence`}>{sentence}</p>
      <details open={isChosen}>
        <summary>Compare with other decks</summary>
        <fieldset aria-describedby={`${id}-sentence`}>
          <legend className="sr-only">Decks to compare with</legend>
          <label>
            Format{' '}
            <select
              form={form}
              name="compare_format"
              key={`format ${values.compare_format}`}
              defaultValue={values.compare_format ?? ''}
            >
              <option value="">Commander</option>
              <option value="any">All formats</option>
            </select>
          </label>
          <label>
            Bracket{' '}
            <select
              form={form}
              name="compare_bracket"
              key={`bracket ${values.compare_bracket}`}
              defaultValue={values.compare_bracket ?? ''}
            >
              <option value="">Near the list, and its price</option>
              {BRACKETS.map(({ bracket, name }) => (
                <option key={bracket} value={bracket}>
                  {bracket}, {name}
                </option>
              ))}
              <option value="any">Any, at any price</option>
            </select>
          </label>
          <label>
            Since{' '}
            <input
              type="date"
              form={form}
              name="compare_since"
              key={`since ${values.compare_since}`}
              defaultValue={values.compare_since ?? ''}
            />
          </label>
          <button type="submit" form={form} formMethod={method}>
            Compare
          </button>
        </fieldset>
      </details>
    </div>
  );
};
