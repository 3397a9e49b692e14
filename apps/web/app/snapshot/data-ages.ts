import { DATA_KINDS, type DataKind, type DataSource, type Manifest } from '@crownsmith/api-client';

/** How old each kind of data may be, in days; 0 for any age. */
export type AgeLimits = Readonly<Record<DataKind, number>>;

/** How old one kind of data is now. */
export interface DataAge extends DataSource {
  /** whole days since the day of the data, else since their import; null where neither is known */
  readonly days: number | null;
  /** days that are allowed; 0 for any number */
  readonly limit: number;
  readonly isOld: boolean;
}

const DAY_MS = 86_400_000;

/** When data are from: their own day, else their import. Unix time in ms, NaN for neither. */
const timeOf = ({ date, imported }: DataSource): number => Date.parse(date ?? imported ?? '');

/**
 * How old the data of a snapshot are, in the order of `DATA_KINDS`; nothing for a snapshot from before they were stated. Data of the starter do
 * not age: they are for trying the site out.
 * @param now Unix time in ms
 */
export const dataAges = (
  { data = [] }: Pick<Manifest, 'data'>,
  limits: AgeLimits,
  now: number,
): readonly DataAge[] =>
  DATA_KINDS.flatMap((kind) => data.filter(({ of }) => of === kind)).map((source) => {
    const time = timeOf(source);
    const days = Number.isNaN(time) ? null : Math.max(0, Math.floor((now - time) / DAY_MS));
    const limit = limits[source.of];
    return { ...source, days, limit, isOld: !source.starter && limit > 0 && days !== null && days > limit };
  });

/** When each kind of data that ages is from, as Unix time in seconds. */
export const dataTimes = ({ data = [] }: Pick<Manifest, 'data'>): readonly (readonly [DataKind, number])[] =>
  data
    .filter((source) => !source.starter && !Number.isNaN(timeOf(source)))
    .map((source) => [source.of, timeOf(source) / 1000]);

/** Names of the kinds in sentences. */
export const DATA_NOUNS: Readonly<Record<DataKind, string>> = {
  cards: 'cards',
  prices: 'prices',
  combos: 'combos',
  decks: 'decks',
  rules: 'rules of brackets',
};

/** Days in words. @example daysText(1) // '1 day' */
export const daysText = (days: number): string =>
  `${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}`;

/** A sentence for each kind of data that is too old. */
export const ageReasons = (ages: readonly DataAge[]): readonly string[] =>
  ages.flatMap(({ of, days, limit, isOld }) =>
    isOld && days !== null
      ? [
          `The ${DATA_NOUNS[of]} are ${daysText(days)} old, more than the ${daysText(limit)} that ${limit === 1 ? 'is' : 'are'} allowed.`,
        ]
      : [],
  );
