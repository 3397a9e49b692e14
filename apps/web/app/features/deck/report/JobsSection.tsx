import type { DeckReport } from '@crownsmith/api-client';
import { comparisonText, medianText } from '@crownsmith/answers/text';
import { countText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { PlayedTable } from './PlayedTable';

type Job = DeckReport['jobs'][number];

const HEIGHT = 12;

/** What the list has of a job, as a mark on the usual range. */
const RangeBar = ({ job: { have, low, high }, most }: { readonly job: Job; readonly most: number }) => {
  const at = (value: number): number => Math.round((Math.min(value, most) / most) * 1000) / 10;
  return (
    <svg
      className={styles['range']}
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect y="4" width="100" height="4" className={styles['track']} />
      <rect
        x={at(low)}
        y="2"
        width={Math.max(1, at(high) - at(low))}
        height="8"
        className={styles['usual']}
      />
      <rect
        x={Math.max(0, Math.min(98.8, at(have)))}
        width="1.2"
        height={HEIGHT}
        className={styles['mark']}
      />
    </svg>
  );
};

const verdictOf = ({ have, low, high, decks }: Job): string => {
  if (decks === 0) return '';
  if (have < low) return 'few';
  return have > high ? 'many' : 'usual';
};

/** What the list has of every job beside what is usual, and cards for what it lacks. */
export const JobsSection = ({
  report: {
    commanders: { length: commanders },
    jobs,
    lacks,
    compared_with: compared,
  },
  cardOf,
}: Pick<DeckView, 'report' | 'cardOf'>) => {
  const hasDecks = jobs.some((job) => job.decks > 0);
  const most = Math.max(1, ...jobs.flatMap(({ job, have, high }) => (job === 'lands' ? [] : [have, high])));
  return (
    <Section
      id="lacks"
      title={hasDecks ? 'What it lacks' : 'What it has'}
      {...(hasDecks && { count: lacks.length })}
      lead={
        !hasDecks
          ? (compared && comparisonText(compared, commanders)) ||
            'There are no decks like it to compare with.'
          : `${lacks.length === 0 ? 'Every job is done as usual.' : 'Beside the middle four fifths of decks like it.'}${compared ? ` ${comparisonText(compared, commanders)}` : ''}`
      }
    >
      <table className={styles['table']}>
        <caption className="sr-only">Cards of each job</caption>
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col" className={styles['number']}>
              Have
            </th>
            {hasDecks && (
              <>
                <th scope="col" className={styles['number']}>
                  Usual
                </th>
                <th scope="col">
                  <span className="sr-only">Verdict</span>
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.job}>
              <th scope="row">{job.label}</th>
              <td className={styles['number']}>
                <b>{countText(job.have)}</b>
              </td>
              {hasDecks && (
                <>
                  <td className={styles['number']}>
                    {job.decks > 0 && `${Math.round(job.low)}–${Math.round(job.high)}`}
                  </td>
                  <td className={styles['verdict']} data-verdict={verdictOf(job)}>
                    {job.decks > 0 && (
                      <RangeBar
                        job={job}
                        most={job.job === 'lands' ? Math.max(most, job.have, job.high) : most}
                      />
                    )}
                    <span>{verdictOf(job)}</span>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {lacks
        .filter(({ cards }) => cards.length > 0)
        .map(({ job, label, have, usual, decks, among, cards }) => (
          <div key={job} className={styles['lack']}>
            <h3>
              {label}{' '}
              <small>{`you have ${countText(have)}, ${medianText({ job, usual, decks, among }, commanders, compared)}`}</small>
            </h3>
            <PlayedTable cards={cards} act="add" caption={`Cards for ${label}`} cardOf={cardOf} />
          </div>
        ))}
    </Section>
  );
};
