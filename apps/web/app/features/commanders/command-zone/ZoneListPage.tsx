import { COMPANIONS, makeSlug } from '@crownsmith/domain';
import type { ZoneListView } from '#app/model/browse';
import { Empty } from '#app/ui/states/Empty';
import styles from '#app/ui/browse/Browse.module.css';
import { ListTitle } from '#app/ui/layout/ListTitle';
import { CardLists } from '#app/ui/card-list/CardLists';
import { countedRow } from '#app/ui/card-list/listed-row';
import { SectionNav } from '#app/ui/layout/SectionNav';
import type { ZoneListInfo } from './zone-lists';

/** The deck conditions of these companions (CR 702.139). */
const Conditions = ({ slugs }: { readonly slugs: readonly string[] }) => {
  const rules = COMPANIONS.filter(({ name }) => slugs.includes(makeSlug(name)));
  if (rules.length === 0) return null;
  return (
    <section className={styles['aside']}>
      <h2 id="conditions">Deck conditions</h2>
      <dl className={styles['terms']}>
        {rules.map(({ name, condition }) => (
          <div key={name}>
            <dt>
              <a href={`/cards/${makeSlug(name)}`}>{name}</a>
            </dt>
            <dd>{condition}</dd>
          </div>
        ))}
      </dl>
    </section>
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
      <ListTitle way={[info.parent]} title={info.title}>
        <p>{info.lead}</p>
      </ListTitle>
      {groups.length > 1 && (
        <SectionNav links={groups.map(({ tag, header }) => ({ id: tag, label: header }))} />
      )}
      <CardLists
        lists={groups.map(({ rows, ...group }) => ({
          ...group,
          rows: rows.map(({ card, numDecks }) => countedRow(card, numDecks, `/${info.linksTo}/${card.slug}`)),
        }))}
      />
      {info.name === 'companions' && (
        <Conditions slugs={groups.flatMap(({ rows }) => rows.map(({ card }) => card.slug))} />
      )}
      {groups.length === 0 && (
        <Empty>
          None has been counted yet. Search for a card above, or start with the{' '}
          <a href="/commanders">commanders</a>.
        </Empty>
      )}
    </>
  );
};
