import type { PageSet } from '#app/model/set';
import { EmptyState } from '#app/ui/states/EmptyState';
import { LinkList } from '#app/ui/link-list/LinkList';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { byYear } from '#app/ui/format/release-date';
import { SetSymbol } from '#app/ui/set-symbol/SetSymbol';
import { countedText, countText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';

const UNDATED = 'Unknown date';

/** All sets by release year. Rendered on the server only. */
export const SetsPage = ({ sets }: { readonly sets: readonly PageSet[] }) => {
  const years = byYear(sets, UNDATED);
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Cards', url: '/top' }]} title="Sets">
        <p>
          {sets.length === 0
            ? 'Cards by the set that introduced them.'
            : `${countText(sets.length)} sets, newest first, with their new commanders, new cards and reprints.`}{' '}
          <a href="/precon">Precons</a> have a page of their own.
        </p>
      </PageHeader>
      {years.map(({ year, items }) => (
        <Section key={year} id={`y${year.replaceAll(' ', '-')}`} title={year} count={items.length}>
          <LinkList
            items={items.map(({ code, name, cards }) => ({
              url: `/sets/${code}`,
              label: name,
              icon: <SetSymbol code={code} />,
              note: cards === null ? undefined : countedText(cards, 'card'),
            }))}
          />
        </Section>
      ))}
      {sets.length === 0 && (
        <EmptyState>
          No set is known yet. Search for a card above, or start with the <a href="/top">top cards</a>.
        </EmptyState>
      )}
    </>
  );
};
