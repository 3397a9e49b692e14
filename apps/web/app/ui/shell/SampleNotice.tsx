import type { Estimate } from '@crownsmith/api-client';
import styles from './SampleNotice.module.css';

/** What is shown until real data is imported. */
export interface Samples {
  /** the decks are generated */
  readonly decks: boolean;
  readonly estimates: readonly Estimate[];
}

/** Whether anything shown is a sample or an estimate. */
export const hasSamples = ({ decks, estimates }: Samples): boolean => decks || estimates.length > 0;

const estimatesText = (estimates: readonly Estimate[]): string =>
  estimates.length === 0
    ? ''
    : `${estimates.join(' and ')} ${estimates.includes('prices') ? 'are estimates' : 'is estimated'}`;

/** States which numbers are generated or estimated. Rendered on the server only. */
export const SampleNotice = ({ decks, estimates }: Samples) => {
  const estimated = estimatesText(estimates);
  return (
    <p className={styles['notice']}>
      {decks ? (
        <>
          <strong>Sample decks.</strong> The numbers come from generated decks until real ones are imported
          {estimated && `; ${estimated}`}.
        </>
      ) : (
        <>
          <strong>Estimates.</strong> {estimated.charAt(0).toUpperCase() + estimated.slice(1)} until real data
          is imported.
        </>
      )}{' '}
      <a href="#import-decks">How to import</a>
    </p>
  );
};

/** The commands that import what is a sample, and publish it. */
const importCommands = ({ decks, estimates }: Samples): string =>
  [
    ...(decks ? ['npm run pipeline -- import decks PATH'] : []),
    ...estimates.map((estimate) => `npm run pipeline -- import ${estimate} PATH`),
    'npm run pipeline -- publish',
  ].join('\n');

/** How to replace samples and estimates by real data. Rendered on the server only. */
export const ImportHelp = (samples: Samples) => (
  <div id="import-decks" className={styles['help']}>
    <p>
      {samples.decks ? 'These numbers come from generated sample decks. ' : ''}
      To show real data, run these commands where the site is installed; it switches to the new numbers
      without a restart:
    </p>
    <pre tabIndex={0}>{importCommands(samples)}</pre>
  </div>
);
