import { MAX_LIST_VERSIONS } from '@crownsmith/domain';
import { countText } from '#app/ui/format/numbers';
import type { ListView } from './list-views';
import styles from './Lists.module.css';
import { ActionForm } from './ListTextFields';

/** The versions of a list, newest first: each can be shown, compared with the current one and restored. */
export const ListVersions = ({
  view: { id, current, versions },
}: {
  readonly view: Pick<ListView, 'id' | 'current' | 'versions'>;
}) => (
  <section aria-labelledby="versions">
    <h2 id="versions">Versions</h2>
    <p className={styles['hint']}>The last {MAX_LIST_VERSIONS} versions are kept.</p>
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Saved</th>
          <th scope="col">Cards</th>
          <th scope="col">
            <span className="sr-only">What to do with it</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ version, saved, cardCount }) => (
          <tr key={version}>
            <th scope="row">
              <a href={version === current ? `/lists/${id}` : `/lists/${id}?version=${version}`}>
                Version {version}
              </a>
              {version === current && <small> current</small>}
            </th>
            <td data-label="Saved">
              <time dateTime={saved.iso}>{saved.text}</time>
            </td>
            <td data-label="Cards">{countText(cardCount)}</td>
            <td>
              {version !== current && (
                <div className={styles['buttons']}>
                  <a className={styles['link']} href={`/lists/${id}?from=${version}#changes`}>
                    What changed since<span className="sr-only"> version {version}</span>
                  </a>
                  <ActionForm
                    action={`/lists/${id}`}
                    fields={{ intent: 'restore-version', version, base: current }}
                  >
                    {`Restore version ${version}`}
                  </ActionForm>
                </div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
