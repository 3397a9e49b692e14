import type { SetRowView } from '#app/model/browse';
import { Empty } from '#app/ui/states/Empty';
import { LinkRows } from '#app/ui/browse/LinkRows';
import { ListTitle } from '#app/ui/layout/ListTitle';
import { byYear } from '#app/ui/format/release-date';
import { SetSymbol } from '#app/ui/set-symbol/SetSymbol';
import { countedText, countText } from '#app/ui/format/figures';
import { Section } from '#app/ui/layout/Section';

const UNDATED = 'Unknown date';

/** All sets by release year. Rendered on the server only. */
export const SetsPage = ({ sets }: { readonly sets: readonly SetRowView[] }) => {
  const years = byYear(sets, UNDATED);
  return (
    <>
      <ListTitle way={[{ label: 'Cards', url: '/top' }]} title="Sets">
        <p>
          {sets.length === 0
            ? 'Cards by the set that introduced them.'
            : `${countText(sets.length)} sets, newest first, with their new commanders, new cards and reprints.`}{' '}
          <a href="/precon">Precons</a> have a page of their own.
        </p>
      </ListTitle>
      {years.map(({ year, things }) => (
        <Section key={year} id={`y${year.replaceAll(' ', '-')}`} title={year} count={things.length}>
          <LinkRows
            rows={things.map(({ code, name, cards }) => ({
              url: `/sets/${code}`,
              label: name,
              sign: <SetSymbol code={code} />,
              note: cards === null ? undefined : countedText(cards, 'card'),
            }))}
          />
        </Section>
      ))}
      {sets.length === 0 && (
        <Empty>
          No set is known yet. Search for a card above, or start with the <a href="/top">top cards</a>.
        </Empty>
      )}
    </>
  );
};
