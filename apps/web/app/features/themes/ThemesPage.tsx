import type { ThemeRowView } from '#app/platform/browse-data';
import { Chips } from '#app/ui/browse/Chips';
import { Empty } from '#app/ui/browse/Empty';
import { LinkRows } from '#app/ui/browse/LinkRows';
import { ListTitle } from '#app/ui/browse/ListTitle';
import { countedText } from '#app/ui/figure-format';
import { themeUrl, type ThemeKindInfo } from './theme-kind';

/** All themes, or all tribes. Drawn on the server only. */
export const ThemesPage = ({
  info,
  rows,
}: {
  readonly info: ThemeKindInfo;
  readonly rows: readonly ThemeRowView[];
}) => (
  <>
    <ListTitle way={[{ label: 'Commanders', url: '/commanders' }]} title={info.title}>
      <p>{info.lead}</p>
    </ListTitle>
    <Chips
      name="Kinds of themes"
      chips={[
        { label: 'Themes', url: '/themes', current: info.kind === 'themes' },
        { label: 'Typal', url: '/typal', current: info.kind === 'typal' },
        { label: 'Companions', url: '/companions' },
      ]}
    />
    {rows.length > 0 ? (
      <LinkRows
        rows={rows.map(({ key, name, numDecks }) => ({
          url: themeUrl(info.kind, key),
          label: name,
          note: numDecks === null ? undefined : countedText(numDecks, 'deck'),
        }))}
      />
    ) : (
      <Empty>
        No {info.one} has been counted yet. Begin with the <a href="/commanders">commanders</a>.
      </Empty>
    )}
  </>
);
