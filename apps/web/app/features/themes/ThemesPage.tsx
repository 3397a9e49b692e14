import type { PageTheme } from '#app/model/theme';
import { Fragment } from 'react';
import { Chips } from '#app/ui/chips/Chips';
import { EmptyState } from '#app/ui/states/EmptyState';
import { LinkList } from '#app/ui/link-list/LinkList';
import { TextSection } from '#app/ui/layout/TextSection';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { countedText } from '#app/ui/format/numbers';
import { themeUrl, type ThemeKindInfo } from './theme-kind';

/** All themes, or all tribes. Rendered on the server only. */
export const ThemesPage = ({
  info,
  rows,
}: {
  readonly info: ThemeKindInfo;
  readonly rows: readonly PageTheme[];
}) => {
  const built = rows.filter(({ numDecks }) => numDecks !== 0);
  const others = rows.filter(({ numDecks }) => numDecks === 0);
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Commanders', url: '/commanders' }]} title={info.title}>
        <p>{info.lead}</p>
      </PageHeader>
      <Chips
        name="Theme kinds"
        chips={[
          { label: 'Themes', url: '/themes', current: info.kind === 'themes' },
          { label: 'Typal', url: '/typal', current: info.kind === 'typal' },
          { label: 'Companions', url: '/companions' },
        ]}
      />
      <LinkList
        items={built.map(({ key, name, numDecks }) => ({
          url: themeUrl(info.kind, key),
          label: name,
          note: numDecks === null ? undefined : countedText(numDecks, 'deck'),
        }))}
      />
      {others.length > 0 && (
        <TextSection id="others" title="No decks yet">
          <p>
            {others.map(({ key, name }, at) => (
              <Fragment key={key}>
                {at > 0 && ', '}
                <a href={themeUrl(info.kind, key)}>{name}</a>
              </Fragment>
            ))}
          </p>
        </TextSection>
      )}
      {rows.length === 0 && (
        <EmptyState>
          No {info.one} has been counted yet. Start with the <a href="/commanders">commanders</a>.
        </EmptyState>
      )}
    </>
  );
};
