import type { PagePrecon } from '#app/model/precon';
import { EmptyState } from '#app/ui/states/EmptyState';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { byYear } from '#app/ui/format/release-date';
import { CommanderGrid } from '#app/ui/card-tile/CommanderTile';
import { countText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { PreconTile } from './PreconTile';

/** All precons by release year. Rendered on the server only. */
export const PreconsPage = ({ precons }: { readonly precons: readonly PagePrecon[] | undefined }) => {
  const known = precons ?? [];
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Sets', url: '/sets' }]} title="Precons">
        <p>
          {known.length > 0 ? `${countText(known.length)} preconstructed decks` : 'Preconstructed decks'},
          with the cards that decks of their commanders add and cut. Precons are not counted anywhere else on
          this site.
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
