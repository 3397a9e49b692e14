import type { ZoneListView } from '#app/platform/browse-data';
import { Empty } from '#app/ui/browse/Empty';
import { ListTitle } from '#app/ui/browse/ListTitle';
import { PlainCardGrid, PlainCardTile } from '#app/ui/browse/PlainCardTile';
import { countedText } from '#app/ui/figure-format';
import { Section } from '#app/ui/Section';
import { SectionNav } from '#app/ui/SectionNav';
import type { ZoneListInfo } from './zone-lists';

/** Backgrounds, partners or companions in their groups. Drawn on the server only. */
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
      <ListTitle way={[info.way]} title={info.title}>
        <p>{info.lead}</p>
      </ListTitle>
      {groups.length > 1 && (
        <SectionNav links={groups.map(({ tag, header }) => ({ id: tag, label: header }))} />
      )}
      {groups.map(({ tag, header, rows }) => (
        <Section key={tag} id={tag} title={header} count={rows.length} tiles={rows.length}>
          <PlainCardGrid>
            {rows.map(({ card, numDecks }) => (
              <PlainCardTile key={card.slug} card={card} url={`/${info.leadsTo}/${card.slug}`}>
                <b>{countedText(numDecks, 'deck')}</b>
              </PlainCardTile>
            ))}
          </PlainCardGrid>
        </Section>
      ))}
      {groups.length === 0 && (
        <Empty>
          None has been counted yet. Look a card up in the search above, or begin with the{' '}
          <a href="/commanders">commanders</a>.
        </Empty>
      )}
    </>
  );
};
