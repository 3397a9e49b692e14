import { useEffect, useRef } from 'react';
import { countedText } from '#app/ui/format/numbers';
import styles from './CollectionPage.module.css';
import { copiesText } from './copies-text';
import type { ImportReport } from './import-collection';

/** Rows that are shown; a file of another kind has thousands. */
const MAX_SHOWN = 500;

/** What was read of a file, and which rows were not understood. */
export const ImportReportView = ({
  report,
  note,
}: {
  readonly report: ImportReport;
  readonly note: string;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // It is above the form: who has pressed Import there, below a long table, would not see it.
  useEffect(() => heading.current?.focus(), [report]);
  return (
    <section aria-labelledby="read">
      <h2 id="read" ref={heading} tabIndex={-1}>
        What was read
      </h2>
      <p role="status">
        {report.rows === 0
          ? `No card was found in what looks like ${report.format}.`
          : `${countedText(report.rows, 'row')} of ${report.format}: ${countedText(report.cards, 'different card')}, ${copiesText(report.copies)}.`}{' '}
        {report.rows > 0 && note}
      </p>
      {report.errors.length > 0 && (
        <details className={styles['errors']} open={report.errors.length <= 20}>
          <summary>{countedText(report.errors.length, 'row')} not understood</summary>
          <ul>
            {report.errors.slice(0, MAX_SHOWN).map(({ line, row, text }, at) => (
              <li key={at}>
                <b>Line {line}:</b> {text} {row !== '' && <code>{row}</code>}
              </li>
            ))}
            {report.errors.length > MAX_SHOWN && <li>And {report.errors.length - MAX_SHOWN} more.</li>}
          </ul>
        </details>
      )}
    </section>
  );
};
