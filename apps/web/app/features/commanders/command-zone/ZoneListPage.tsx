import { COMPANIONS, makeSlug } from '@crownsmith/domain';
import type { ZoneListView } from '#app/model/command-zone';
import { EmptyState } from '#app/ui/states/EmptyState';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { CardLists } from '#app/ui/card-list/CardLists';
import { deckCountRow } from '#app/ui/card-list/card-list-row';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { TextSection } from '#app/ui/layout/TextSection';
import type { ZoneListInfo } from './zone-lists';
import styles from './ZoneListPage.module.css';

/** The deck conditions of these companions (CR 702.139). */
const Conditions = ({ slugs }: { readonly slugs: readonly string[] }) => {
  const rules = COMPANIONS.filter(({ name }) => slugs.includes(makeSlug(name)));
  if (rules.length === 0) return null;
  return (
    <TextSection id="conditions" title="Deck conditions">
      <dl className={styles['conditions']}>
        {rules.map(({ name, condition }) => (
          <div key={name}>
            <dt>
              <a href={`/cards/${makeSlug(name)}`}>{name}</a>
            </dt>
            <dd>{condition}</dd>
          </div>
        ))}
      </dl>
    </TextSection>
  );
};

/** Backgrounds, partners or companions in their groups. Rendered on the server only. */
export const ZoneListPage = ({
  info,
  view,
}: {
  readonly info: ZoneListInfo;
  readonly view: ZoneListView | undefined;
}) => {
  const groups = view?.groups ?? [];
  return (
    <>
      <PageHeader breadcrumbs={[info.parent]} title={info.title}>
        <p>
          {info.lead} {info.numbers}
        </p>
      </PageHeader>
      {groups.length > 1 && (
        <SectionNav links={groups.map(({ tag, header }) => ({ id: tag, label: header }))} />
      )}
      <CardLists
        lists={groups.map(({ rows, ...group }) => ({
          ...group,
          rows: rows.map(({ card, numDecks }) =>
            deckCountRow(card, numDecks, `/${info.linksTo}/${card.slug}`),
          ),
        }))}
      />
      {info.name === 'companions' && (
        <Conditions slugs={groups.flatMap(({ rows }) => rows.map(({ card }) => card.slug))} />
      )}
      {groups.length === 0 && (
        <EmptyState>
          None has been counted yet. Search for a card above, or start with the{' '}
          <a href="/commanders">commanders</a>.
        </EmptyState>
      )}
    </>
  );
};
