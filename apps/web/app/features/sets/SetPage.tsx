import type { SetView } from '#app/model/set';
import { CardLists } from '#app/ui/card-list/CardLists';
import { EmptyState } from '#app/ui/states/EmptyState';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { releaseDate } from '#app/ui/format/release-date';
import { SetSymbol } from '#app/ui/set-symbol/SetSymbol';
import { CommanderGrid, CommanderTile } from '#app/ui/card-tile/CommanderTile';
import { countedText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { SectionNav } from '#app/ui/layout/SectionNav';

/** The contents of a set as text. @example '2 new commanders, 1 other new card' */
export const contentsText = (set: SetView): string =>
  (
    [
      [set.commanders.length, 'new commander'],
      [set.cards.length, set.commanders.length > 0 ? 'other new card' : 'new card'],
      [set.reprints.length, 'reprint'],
    ] as const
  )
    .flatMap(([count, noun]) => (count > 0 ? [countedText(count, noun)] : []))
    .join(', ');

/** A set: its new commanders, new cards and reprints. Rendered on the server only. */
export const SetPage = ({
  set,
  hasUnplayed = false,
}: {
  readonly set: SetView;
  /** whether hardly any deck plays some of its new cards */
  readonly hasUnplayed?: boolean;
}) => {
  const lists = [
    { tag: 'newcards', header: 'New cards', rows: set.cards },
    { tag: 'reprints', header: 'Reprints', rows: set.reprints },
  ].filter(({ rows }) => rows.length > 0);
  const links = [
    ...(set.commanders.length > 0 ? [{ id: 'commanders', label: 'New commanders' }] : []),
    ...lists.map(({ tag, header }) => ({ id: tag, label: header })),
  ];
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Sets', url: '/sets' }]}
        title={set.name}
        icon={<SetSymbol code={set.code} />}
      >
        <p>
          {set.code.toUpperCase()}
          {set.releasedAt && `, release date ${releaseDate(set.releasedAt)}`}.{' '}
          {links.length > 0 && `${contentsText(set)}, by the decks that play them. Basic lands are left out.`}
          {hasUnplayed && (
            <>
              {' '}
              <a href={`/sets/${set.code}/new-cards`}>Who will want those that nobody has played</a>
            </>
          )}
        </p>
      </PageHeader>
      {links.length > 1 && <SectionNav links={links} />}
      {set.commanders.length > 0 && (
        <Section
          id="commanders"
          title="New commanders"
          count={set.commanders.length}
          tiles={set.commanders.length}
        >
          <CommanderGrid>
            {set.commanders.map((of) => (
              <CommanderTile key={of.slug} commander={of} />
            ))}
          </CommanderGrid>
        </Section>
      )}
      <CardLists lists={lists} />
      {links.length === 0 && (
        <EmptyState>
          The cards of this set have not been counted yet. See <a href="/sets">all sets</a>.
        </EmptyState>
      )}
    </>
  );
};
