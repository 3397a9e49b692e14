import { identityName, identitySlug } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import type { ThemeView } from '#app/model/theme';
import { CardLists } from '#app/ui/card-list/CardLists';
import { Chips } from '#app/ui/chips/Chips';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import { EmptyState } from '#app/ui/states/EmptyState';
import { SampleWarning } from '#app/ui/states/SampleWarning';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { CardGrid, CardTile } from '#app/ui/card-tile/CardTile';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { countedText, countText, percentText } from '#app/ui/format/numbers';
import { Statistics } from '#app/ui/layout/Statistics';
import { Section } from '#app/ui/layout/Section';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { THEME_KIND_INFO, themeUrl } from './theme-kind';

/** The title of a theme's page. */
export const themeTitle = ({ name, identity }: Pick<ThemeView, 'name' | 'identity'>): string =>
  identity === undefined ? name : `${name} in ${identityName(identity)}`;

const statisticsOf = ({ numDecks, potentialDecks, identity }: ThemeView) => [
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

/** The list of all cards of a theme or type: shown where too few decks say what they play. */
const MEMBERS = 'members';

/** Whether a theme or tribe has too few decks, so that its page lists its cards instead. */
export const hasFewDecks = ({ lists }: Pick<ThemeView, 'lists'>): boolean =>
  lists.some(({ tag }) => tag === MEMBERS);

const builtAround = ({ numDecks, name }: ThemeView): string =>
  numDecks === 0
    ? `No deck in our counts is built around ${name}.`
    : `Only ${countedText(numDecks, 'deck')} in our counts ${numDecks === 1 ? 'is' : 'are'} built around ${name}: too few to show what they play.`;

/** What stands in for the lists of a theme or tribe with few decks, or the warning above the lists of rather few. */
const FewDecks = ({ view }: { readonly view: ThemeView }) => {
  if (hasFewDecks(view))
    return (
      <EmptyState>
        {builtAround(view)} Below are its cards, most played first. Add some to your clipboard with a
        commander and <a href="/deck">see what to add</a>, or see the{' '}
        <a href={`/${view.kind}`}>{THEME_KIND_INFO[view.kind].one}s with the most decks</a>.
      </EmptyState>
    );
  if (view.numDecks === 0) return null;
  if (view.lists.length > 0) return <SampleWarning numDecks={view.numDecks} />;
  return <EmptyState>{builtAround(view)}</EmptyState>;
};

interface Props {
  readonly view: ThemeView;
  /** commanders of the type, for a tribe with few decks */
  readonly leaders?: readonly PageCard[];
}

/** A theme or tribe, over all colours or in one identity: its commanders and the cards its decks play. Rendered on the server only. */
export const ThemePage = ({ view, leaders = [] }: Props) => {
  const info = THEME_KIND_INFO[view.kind];
  const url = themeUrl(view.kind, view.key);
  const links = [
    ...(view.commanders.length > 0 ? [{ id: 'commanders', label: 'Commanders' }] : []),
    ...(leaders.length > 0 ? [{ id: 'leaders', label: 'Possible commanders' }] : []),
    ...view.lists.map(({ tag, header }) => ({ id: tag, label: header })),
  ];
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: info.title, url: `/${view.kind}` },
          ...(view.identity === undefined ? [] : [{ label: view.name, url }]),
        ]}
        title={themeTitle(view)}
        currentLabel={view.identity === undefined ? view.name : identityName(view.identity)}
      >
        {view.rule && <p>{view.rule}</p>}
      </PageHeader>
      {view.numDecks > 0 && <Statistics items={statisticsOf(view)} />}
      {view.identities.length > 0 && (
        <Chips
          name="Colours"
          chips={[
            { label: 'All colours', url, current: view.identity === undefined },
            ...view.identities.map(({ identity, count }) => ({
              label: (
                <>
                  <IdentitySymbols identity={identity} decorative />
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
      <FewDecks view={view} />
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
              <CommanderTile key={of.slug} commander={{ ...of, rank: null }} />
            ))}
          </CommanderGrid>
        </Section>
      )}
      {leaders.length > 0 && (
        <Section id="leaders" title="Possible commanders" count={leaders.length} tiles={leaders.length}>
          <CardGrid>
            {leaders.map((card) => (
              <CardTile key={card.slug} card={card} url={`/commanders/${card.slug}`} />
            ))}
          </CardGrid>
        </Section>
      )}
      <CardLists lists={view.lists} />
      {links.length === 0 && (
        <EmptyState>
          The decks of this {info.one} have not been counted yet. See{' '}
          <a href={`/${view.kind}`}>all of them</a>.
        </EmptyState>
      )}
    </>
  );
};
