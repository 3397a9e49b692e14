import type { ThemeRowView } from '#app/model/browse';
import { Fragment } from 'react';
import styles from '#app/ui/browse/Browse.module.css';
import { Chips } from '#app/ui/browse/Chips';
import { Empty } from '#app/ui/states/Empty';
import { LinkRows } from '#app/ui/browse/LinkRows';
import { ListTitle } from '#app/ui/layout/ListTitle';
import { countedText } from '#app/ui/format/figures';
import { themeUrl, type ThemeKindInfo } from './theme-kind';

/** All themes, or all tribes. Rendered on the server only. */
export const ThemesPage = ({
  info,
  rows,
}: {
  readonly info: ThemeKindInfo;
  readonly rows: readonly ThemeRowView[];
}) => {
  const built = rows.filter(({ numDecks }) => numDecks !== 0);
  const others = rows.filter(({ numDecks }) => numDecks === 0);
  return (
    <>
      <ListTitle way={[{ label: 'Commanders', url: '/commanders' }]} title={info.title}>
        <p>{info.lead}</p>
      </ListTitle>
      <Chips
        name="Theme kinds"
        chips={[
          { label: 'Themes', url: '/themes', current: info.kind === 'themes' },
          { label: 'Typal', url: '/typal', current: info.kind === 'typal' },
          { label: 'Companions', url: '/companions' },
        ]}
      />
      <LinkRows
        rows={built.map(({ key, name, numDecks }) => ({
          url: themeUrl(info.kind, key),
          label: name,
          note: numDecks === null ? undefined : countedText(numDecks, 'deck'),
        }))}
      />
      {others.length > 0 && (
        <section className={styles['aside']}>
          <h2 id="others">No decks yet</h2>
          <p>
            {others.map(({ key, name }, at) => (
              <Fragment key={key}>
                {at > 0 && ', '}
                <a href={themeUrl(info.kind, key)}>{name}</a>
              </Fragment>
            ))}
          </p>
        </section>
      )}
      {rows.length === 0 && (
        <Empty>
          No {info.one} has been counted yet. Start with the <a href="/commanders">commanders</a>.
        </Empty>
      )}
    </>
  );
};
