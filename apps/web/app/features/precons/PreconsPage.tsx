import type { DecksByKind } from '@crownsmith/api-client';
import type { PagePrecon } from '#app/model/precon';
import { EmptyState } from '#app/ui/states/EmptyState';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { byYear } from '#app/ui/format/release-date';
import { CommanderGrid } from '#app/ui/card-tile/CommanderTile';
import { countedText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { PreconTile } from './PreconTile';

interface Props {
  readonly precons: readonly PagePrecon[] | undefined;
  /** decks that the site counts; undefined where it is not known whose they are */
  readonly kinds: DecksByKind | undefined;
}

const countedElsewhere = ({ precon = 0 }: DecksByKind): string =>
  precon === 0
    ? ' Precons are not counted anywhere else on this site.'
    : ` The decks that this site counts have ${countedText(precon, 'precon')} among them.`;

/** All precons by release year. Rendered on the server only. */
export const PreconsPage = ({ precons, kinds }: Props) => {
  const known = precons ?? [];
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Sets', url: '/sets' }]} title="Precons">
        <p>
          {known.length > 0 ? countedText(known.length, 'preconstructed deck') : 'Preconstructed decks'}, with
          the cards that decks of their commanders add and cut.{kinds && countedElsewhere(kinds)}
        </p>
      </PageHeader>
      {byYear(known, 'Unknown date').map(({ year, items }) => (
        <Section
          key={year}
          id={`y${year.replaceAll(' ', '-')}`}
          title={year}
          count={items.length}
          tiles={items.length}
        >
          <CommanderGrid>
            {items.map((precon) => (
              <PreconTile key={precon.slug} precon={precon} />
            ))}
          </CommanderGrid>
        </Section>
      ))}
      {known.length === 0 && (
        <EmptyState>
          No precons have been imported yet. Browse the <a href="/sets">sets</a> or the{' '}
          <a href="/commanders">commanders</a>.
        </EmptyState>
      )}
    </>
  );
};
