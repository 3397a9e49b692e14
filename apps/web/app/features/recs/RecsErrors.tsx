import { useEffect, useRef } from 'react';
import styles from './RecsPage.module.css';
import type { RecsResult } from './recs-result';

const MAX_LIST_ERRORS = 100;

/**
 * Why there are no recommendations, the cards of the list that can be its commander where none is named, and the lines that
 * were skipped. A new error is scrolled into view.
 */
export const RecsErrors = ({
  result,
  form,
}: {
  readonly result: RecsResult;
  /** id of the form that a choice of a commander submits */
  readonly form: string;
}) => {
  const container = useRef<HTMLDivElement>(null);
  const { error, listErrors, alsoMeans, candidates } = result;
  useEffect(() => {
    if (result.error) container.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  return (
    <div ref={container} className={styles['errors']}>
      {error && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      {candidates.length > 0 && (
        <p className={styles['candidates']}>
          {candidates.map((name) => (
            <button key={name} type="submit" form={form} name="commander" value={name}>
              {name}
            </button>
          ))}
        </p>
      )}
      {listErrors.length > 0 && (
        <details open className={styles['lines']}>
          <summary>
            {listErrors.length === 1 ? '1 line' : `${listErrors.length} lines`} of your list could not be used
          </summary>
          <ul>
            {listErrors.slice(0, MAX_LIST_ERRORS).map(({ line, text }) => (
              <li key={`${line}:${text}`}>
                {line !== undefined && <b>Line {line}:</b>} {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {alsoMeans.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
};
