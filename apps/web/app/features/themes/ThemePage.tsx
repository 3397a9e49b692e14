import { identityName, identitySlug } from '@crownsmith/domain';
import type { ThemeView } from '#app/model/browse';
import type { PageCard } from '#app/model/pages';
import { CardSections } from '#app/ui/browse/CardSections';
import { Chips } from '#app/ui/browse/Chips';
import { Colors } from '#app/ui/browse/Colors';
import { Empty } from '#app/ui/states/Empty';
import { ListTitle } from '#app/ui/layout/ListTitle';
import { PlainCardGrid, PlainCardTile } from '#app/ui/browse/PlainCardTile';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { countedText, countText, percentText } from '#app/ui/format/figures';
import { Figures } from '#app/ui/layout/Figures';
import { Section } from '#app/ui/layout/Section';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { THEME_KIND_INFO, themeUrl } from './theme-kind';

/** The title of a theme's page. */
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

/** The list of all cards of the type: shown for a tribe with too few decks to show what they play. */
const MEMBERS = 'members';

/** Whether a tribe has too few decks, so that its page lists the cards of the type instead. */
export const hasFewDecks = ({ lists }: Pick<ThemeView, 'lists'>): boolean =>
  lists.some(({ tag }) => tag === MEMBERS);

const FewDecks = ({ view }: { readonly view: ThemeView }) => (
  <Empty>
    {view.numDecks === 0
      ? `No deck in our counts is built around ${view.name}.`
      : `Only ${countedText(view.numDecks, 'deck')} in our counts ${view.numDecks === 1 ? 'is' : 'are'} built around ${view.name}: too few to show what they play.`}{' '}
    Below are its cards, most played first. Add some to your clipboard with a commander and{' '}
    <a href="/recs">get recommendations</a>, or see the <a href="/typal">tribes with the most decks</a>.
  </Empty>
);

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
      {hasFewDecks(view) && <FewDecks view={view} />}
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
      {leaders.length > 0 && (
        <Section id="leaders" title="Possible commanders" count={leaders.length} tiles={leaders.length}>
          <PlainCardGrid>
            {leaders.map((card) => (
              <PlainCardTile key={card.slug} card={card} url={`/commanders/${card.slug}`} />
            ))}
          </PlainCardGrid>
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
