import type { Manifest } from '@crownsmith/api-client';
import type { LastUpdate } from '@crownsmith/data-folder';
import { countedText, countText } from '#app/ui/format/numbers';
import { TextSection } from '#app/ui/layout/TextSection';
import button from '#app/ui/layout/Button.module.css';
import styles from './Admin.module.css';
import { AdminFrame, Facts, Time } from './AdminFrame';
import { DATA_NOUNS, daysText, type DataAge } from '#app/snapshot/data-ages';
import type { UnmetNeeds } from '#app/platform/unmet-needs.server';
import type { Rejects } from './rejects.server';

export interface Overview {
  /** messages that wait */
  readonly openMessages: number;
  readonly manifest: Manifest;
  /** what is wrong with the data that the site serves */
  readonly reasons: readonly string[];
  /** the last run of the pipeline's update, of which this machine knows */
  readonly lastUpdate: LastUpdate | undefined;
  /** when an update was asked for that is not taken up yet, ISO */
  readonly updateAskedAt: string | undefined;
  /** what the last imports could not use */
  readonly rejects: readonly Rejects[];
  /** what visitors did not find */
  readonly needs: UnmetNeeds;
  /** networks that a name of lists has to come from before it is shown */
  readonly minSenders: number;
  /** how old each kind of data is */
  readonly ages: readonly DataAge[];
  /** in ms since 1970 */
  readonly now: number;
}

const HOUR_MS = 3_600_000;

/** How long ago something was. @example ageText(3 * 3_600_000) // '3 hours' */
export const ageText = (ms: number): string => {
  const hours = Math.floor(ms / HOUR_MS);
  return hours < 48 ? countedText(Math.max(0, hours), 'hour') : countedText(Math.floor(hours / 24), 'day');
};

/** Where figures come from; snapshots of older versions do not know. */
const sourceText = ({ estimates }: Manifest, figure: 'prices' | 'salt'): string =>
  estimates === undefined ? 'unknown' : estimates.includes(figure) ? 'estimates of the starter' : 'imported';

/** What a count of the manifest is about. @example kindLabel('preconDecksLeftOut') // 'Precon decks left out' */
export const kindLabel = (kind: string): string => {
  const words = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** How old data are, beside how old they may be, and where they are from. @example '3 days, at most 14, from Scryfall' */
export const dataAgeText = ({ days, limit, isOld, starter, from }: DataAge): string => {
  if (starter) return 'the starter’s own';
  const age = days === null ? 'unknown' : daysText(days);
  const allowed = limit === 0 || days === null ? '' : isOld ? `, more than ${limit}` : `, at most ${limit}`;
  return `${age}${allowed}${from === null ? '' : `, from ${from}`}`;
};

/** What the last update did, and a form that asks for one. */
const UpdateSection = ({ lastUpdate, updateAskedAt }: Pick<Overview, 'lastUpdate' | 'updateAskedAt'>) => (
  <TextSection id="update" title="Update">
    <Facts
      facts={[
        [
          'Last',
          lastUpdate === undefined ? (
            'none that is known here'
          ) : (
            <>
              <Time at={Date.parse(lastUpdate.at)} />: {lastUpdate.line}
            </>
          ),
        ],
        ['Asked for', updateAskedAt === undefined ? 'none' : <Time at={Date.parse(updateAskedAt)} />],
        ...(lastUpdate?.failures ?? []).map(
          ({ source, at, reason }) =>
            [
              `Failed: ${source}`,
              <>
                <Time at={Date.parse(at)} />
                {at === lastUpdate?.at ? '' : ', not since'}: {reason}
              </>,
            ] as const,
        ),
      ]}
    />
    <form method="post" action="/admin" className={styles['form']}>
      <button type="submit" name="intent" value="ask-update" className={button['primary']}>
        Ask for an update
      </button>
    </form>
  </TextSection>
);

/** What imports could not use, with the most frequent reasons. */
const RejectsSection = ({ rejects }: Pick<Overview, 'rejects'>) => (
  <TextSection id="rejects" title="What could not be used">
    {rejects.length === 0 && <p>Nothing.</p>}
    <Facts
      facts={rejects.map(({ name, at, count, isCut, kinds }) => [
        name,
        <>
          {isCut ? 'more than ' : ''}
          {countText(count)}, <Time at={at} />
          <ul className={styles['rows']}>
            {kinds.map((kind) => (
              <li key={kind.reason}>
                {countText(kind.count)}: {kind.reason}
              </li>
            ))}
          </ul>
        </>,
      ])}
    />
  </TextSection>
);

/** What the site serves, how old it is and where it comes from. */
export const OverviewPage = ({
  openMessages,
  manifest,
  reasons,
  lastUpdate,
  updateAskedAt,
  rejects,
  needs,
  ages,
  minSenders,
  now,
  notice,
}: Overview & { readonly notice: string | undefined }) => (
  <AdminFrame title="Admin" section="/admin" notice={notice}>
    <p>
      <a href="/admin/messages">
        {openMessages === 1 ? '1 message waits' : `${countText(openMessages)} messages wait`}
      </a>
    </p>
    <TextSection id="snapshot" title="Snapshot">
      <Facts
        facts={[
          ['Health', reasons.length === 0 ? 'ok' : reasons.join('\n')],
          ['Version', manifest.version],
          [
            'Published',
            <>
              <Time at={Date.parse(manifest.createdAt)} />, {ageText(now - Date.parse(manifest.createdAt))}{' '}
              ago
            </>,
          ],
          ['Files', countText(manifest.files)],
          ['Cards', countText(manifest.cards)],
          ['Commanders', `${countText(manifest.commanders)}, and ${countedText(manifest.pairs, 'pair')}`],
        ]}
      />
    </TextSection>
    <TextSection id="sources" title="Sources and last imports">
      <Facts
        facts={[
          ...ages.map((age) => [`Age of ${DATA_NOUNS[age.of]}`, dataAgeText(age)] as const),
          ['Decks', manifest.sample ? 'generated sample' : 'imported'],
          [
            'Counted',
            Object.entries(manifest.formats)
              .map(([format, decks]) => countedText(decks, `${format} deck`))
              .join(', ') || countText(manifest.decks),
          ],
          ['Newest deck', manifest.newestDeck ?? 'no deck has a date'],
          ['Prices', sourceText(manifest, 'prices')],
          ['Salt', sourceText(manifest, 'salt')],
          ...Object.entries(manifest.browse ?? {}).map(
            ([kind, count]) => [kindLabel(kind), countText(count)] as const,
          ),
        ]}
      />
    </TextSection>
    <UpdateSection lastUpdate={lastUpdate} updateAskedAt={updateAskedAt} />
    <RejectsSection rejects={rejects} />
    <TextSection id="needs" title="What visitors did not find">
      <Facts
        facts={[
          ['Searches without a result', countText(needs.search)],
          ['Addresses without a page', countText(needs.address)],
          ['Since', <Time key="since" at={Date.parse(needs.since)} />],
          [
            'Names that no card has',
            needs.names.length === 0 ? (
              'none'
            ) : (
              <ul key="names" className={styles['rows']}>
                {needs.names.map(({ name, count }) => (
                  <li key={name}>
                    {countText(count)}: {name}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      <p>
        Pages from the cache are not counted again. A name of pasted lists is shown and stored once it came
        from {minSenders} networks.
      </p>
    </TextSection>
  </AdminFrame>
);
