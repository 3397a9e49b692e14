import { type Sample, sampleWarning } from '../format/sample-warning';
import styles from './SampleWarning.module.css';

/** The warning above figures of few decks; nothing where there are enough. */
export const SampleWarning = ({
  numDecks,
  estimated = false,
  learntFrom,
  nouns,
}: Pick<Sample, 'numDecks'> & Partial<Sample>) => {
  const warning = sampleWarning({ numDecks, estimated, learntFrom, nouns });
  return warning === undefined ? null : <p className={styles['warning']}>{warning}</p>;
};
