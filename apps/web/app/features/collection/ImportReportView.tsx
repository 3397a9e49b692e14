import { useEffect, useRef } from 'react';
import { countedText, countText } from '#app/ui/format/numbers';
import styles from './CollectionPage.module.css';
import { ownedText } from './copies-text';
import type { ImportReport } from './import-collection';

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
          : `${countedText(report.rows, 'row')} of ${report.format}: ${countedText(report.cards, 'different card')}, ${ownedText(report.copies, report.wished)}.`}{' '}
        {report.notOwned > 0 &&
          `${countedText(report.notOwned, 'row')} of quantity 0: ${report.notOwned === 1 ? 'that card is' : 'those cards are'} not owned. `}
        {report.rows > 0 && note}
      </p>
      {report.errorCount > 0 && (
        <details className={styles['errors']} open={report.errorCount <= 20}>
          <summary>{countedText(report.errorCount, 'row')} not understood</summary>
          <ul>
            {report.errors.map(({ line, row, text }, at) => (
              <li key={at}>
                <b>Line {line}:</b> {text} {row !== '' && <code>{row}</code>}
              </li>
            ))}
            {report.errorCount > report.errors.length && (
              <li>And {countText(report.errorCount - report.errors.length)} more.</li>
            )}
          </ul>
        </details>
      )}
    </section>
  );
};
