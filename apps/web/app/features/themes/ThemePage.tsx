import { identityName, identitySlug } from '@crownsmith/domain';
import type { ThemeView } from '#app/platform/browse-data';
import { CardSections } from '#app/ui/browse/CardSections';
import { Chips } from '#app/ui/browse/Chips';
import { Colors } from '#app/ui/browse/Colors';
import { Empty } from '#app/ui/browse/Empty';
import { ListTitle } from '#app/ui/browse/ListTitle';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { countText, percentText } from '#app/ui/figure-format';
import { Figures } from '#app/ui/Figures';
import { Section } from '#app/ui/Section';
import { SectionNav } from '#app/ui/SectionNav';
import { THEME_KIND_INFO, themeUrl } from './theme-kind';

/** What the page of a theme is called. */
export const themeTitle = ({ name, identity }: Pick<ThemeView, 'name' | 'identity'>): string =>
  identity === undefined ? name : `${name} in ${identityName(identity)}`;

const figuresOf = ({ numDecks, potentialDecks, identity }: ThemeView) => [
  { label: 'Decks', value: countText(numDecks) },
  ...(identity === undefined && potentialDecks > 0
    ? [
        {
          label: 'Share',
          value: percentText(numDecks / potentialDecks),
          note: `of ${countText(potentialDecks)} decks`,
        },
      ]
    : []),
];

/** A theme or a tribe, over all colours or in one identity: who leads its decks and what they play. Drawn on the server only. */
export const ThemePage = ({ view }: { readonly view: ThemeView }) => {
  const info = THEME_KIND_INFO[view.kind];
  const url = themeUrl(view.kind, view.key);
  const links = [
    ...(view.commanders.length > 0 ? [{ id: 'commanders', label: 'Commanders' }] : []),
    ...view.lists.map(({ tag, header }) => ({ id: tag, label: header })),
  ];
  return (
    <>
      <ListTitle
        way={[
          { label: info.title, url: `/${view.kind}` },
          ...(view.identity === undefined ? [] : [{ label: view.name, url }]),
        ]}
        title={themeTitle(view)}
        step={view.identity === undefined ? view.name : identityName(view.identity)}
      >
        {view.rule && <p>{view.rule}</p>}
      </ListTitle>
      {view.numDecks > 0 && <Figures figures={figuresOf(view)} />}
      {view.identities.length > 0 && (
        <Chips
          name="Colours"
          chips={[
            { label: 'All colours', url, current: view.identity === undefined },
            ...view.identities.map(({ identity, count }) => ({
              label: (
                <>
                  <Colors identity={identity} silent />
                  {identityName(identity)}
                </>
              ),
              url: themeUrl(view.kind, view.key, identitySlug(identity)),
              current: identity === view.identity,
              count,
            })),
          ]}
        />
      )}
      {links.length > 1 && <SectionNav links={links} />}
      {view.commanders.length > 0 && (
        <Section
          id="commanders"
          title="Commanders"
          count={view.commanders.length}
          tiles={view.commanders.length}
        >
          <CommanderGrid>
            {view.commanders.map((of) => (
              <CommanderTile key={of.slug} of={{ ...of, rank: null }} />
            ))}
          </CommanderGrid>
        </Section>
      )}
      <CardSections lists={view.lists} />
      {links.length === 0 && (
        <Empty>
          The decks of this {info.one} have not been counted yet. See{' '}
          <a href={`/${view.kind}`}>all of them</a>.
        </Empty>
      )}
    </>
  );
};
