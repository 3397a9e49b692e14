import { andList, BRACKET_KIND_NAMES, bracketName, type BracketLimit } from '@crownsmith/domain';
import { DATA_NOUNS, daysText, type DataAge } from '#app/snapshot/data-ages';
import { releaseDate } from '#app/ui/format/release-date';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from './DataAge.module.css';

/** What the page says of the data besides their days. */
export interface DataAgeFacts {
  readonly ages: readonly DataAge[];
  /** what brackets allow */
  readonly limits: readonly BracketLimit[];
  /** ISO date and time of the snapshot */
  readonly published: string;
}

const DESCRIPTIONS: Readonly<Record<DataAge['of'], string>> = {
  cards: 'Names, texts, legality and pictures',
  prices: 'What shops ask for cards',
  combos: 'Combinations of cards and their results',
  decks: 'Of the newest deck that is counted',
  rules: 'The newest change of brackets and Game Changers',
};

const Day = ({ iso }: { readonly iso: string }) => (
  <time dateTime={iso.slice(0, 10)}>{releaseDate(iso.slice(0, 10))}</time>
);

const AgeText = ({ days }: DataAge) => {
  if (days === null) return <>unknown</>;
  return <>{days === 0 ? 'today' : `${daysText(days)} old`}</>;
};

const originText = ({ starter, from, of, imported }: DataAge): string => {
  if (starter) return of === 'decks' ? 'Generated sample decks' : 'Our starter catalogue';
  return from ?? (imported === null ? 'Comes with the site' : 'Files of the operator');
};

const AgeRow = ({ age }: { readonly age: DataAge }) => (
  <tr className={age.isOld ? styles['old'] : undefined}>
    <th scope="row">
      {DATA_NOUNS[age.of].replace(/^./, (first) => first.toUpperCase())}
      <small>{DESCRIPTIONS[age.of]}</small>
    </th>
    <td data-label="As of">
      {age.date === null ? (
        age.imported === null ? (
          'no day'
        ) : (
          <Day iso={age.imported} />
        )
      ) : (
        <Day iso={age.date} />
      )}
      <small>
        <AgeText {...age} />
        {age.isOld && <b> · older than the {daysText(age.limit)} that the operator allows</b>}
      </small>
    </td>
    <td data-label="From">
      {originText(age)}
      {age.imported !== null && (
        <small>
          imported on <Day iso={age.imported} />
        </small>
      )}
    </td>
  </tr>
);

/** @example allowanceText({ atMost: 0, untilTurn: 5 }) // 'none until turn 5' */
const allowanceText = ({ atMost, untilTurn }: Pick<BracketLimit, 'atMost' | 'untilTurn'>): string => {
  if (atMost === null) return 'any number';
  const number = atMost === 0 ? 'none' : `at most ${atMost}`;
  return untilTurn === undefined ? number : `${number} until turn ${untilTurn}`;
};

const Limits = ({ limits }: Pick<DataAgeFacts, 'limits'>) => (
  <section id="brackets" aria-labelledby="brackets-title">
    <h2 id="brackets-title">What brackets allow</h2>
    <p>
      Brackets of decks are estimated by these limits, and by what fast decks have in common. What has no row
      here is not limited; bracket 5 has no limits.
    </p>
    <table className={styles['ages']}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Allowed</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {limits.map((limit) => (
          <tr key={`${limit.kind} ${limit.bracket}`}>
            <th scope="row">
              {BRACKET_KIND_NAMES[limit.kind]}
              <small>
                Bracket {limit.bracket}, {bracketName(limit.bracket)}
              </small>
            </th>
            <td data-label="Allowed">{allowanceText(limit)}</td>
            <td data-label="From">
              {limit.source}
              <small>
                <Day iso={limit.date} />
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Notice = ({ ages }: { readonly ages: readonly DataAge[] }) => {
  const old = ages.filter(({ isOld }) => isOld).map(({ of }) => DATA_NOUNS[of]);
  if (old.length === 0) return null;
  return (
    <p className={styles['notice']} role="status">
      The {andList(old)} of this site are older than they should be. What is new since then is missing here.
    </p>
  );
};

/** How old the data are and where they are from. Rendered on the server only. */
export const DataAgePage = ({ facts: { ages, limits, published } }: { readonly facts: DataAgeFacts }) => (
  <div className={styles['page']}>
    <Breadcrumbs
      steps={[
        { label: 'Home', url: '/' },
        { label: 'About us', url: '/about-us' },
        { label: 'Age of the data' },
      ]}
    />
    <h1>Age of the data</h1>
    <p className={styles['lead']}>
      How old the data on this site are, and who they are from. They were counted and published on{' '}
      <Day iso={published} />.
    </p>
    <Notice ages={ages} />
    {ages.length === 0 ? (
      <p>These data were published by an older version, which did not note their age.</p>
    ) : (
      <table className={styles['ages']}>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">As of</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {ages.map((age) => (
            <AgeRow key={age.of} age={age} />
          ))}
        </tbody>
      </table>
    )}
    <Limits limits={limits} />
    <p>
      <a href="/about-us#data">Where the data come from</a>
    </p>
  </div>
);
