import { identityName, isSlug, pairSlug } from '@crownsmith/domain';
import type { PreconView } from '#app/model/browse';
import button from '#app/ui/layout/Button.module.css';
import { useListPrices } from '#app/ui/price/Price';
import { Colors } from '#app/ui/browse/Colors';
import { DeckList, deckSize } from '#app/ui/browse/DeckList';
import { ListTitle } from '#app/ui/layout/ListTitle';
import { releaseDate } from '#app/ui/format/release-date';
import { CardLists } from '#app/ui/card-list/CardLists';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf, frontOf } from '#app/ui/card-frame/frame-card';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countText } from '#app/ui/format/figures';
import { Figures } from '#app/ui/layout/Figures';
import { Section } from '#app/ui/layout/Section';
import { SectionNav } from '#app/ui/layout/SectionNav';
import styles from './Precons.module.css';

/** The slug of the commander or the pair that leads a precon. */
export const leaderSlug = ({ commanders }: PreconView): string | undefined => {
  const [first, second] = commanders.map(({ slug }) => slug).filter(isSlug);
  return first && second ? pairSlug(first, second) : first;
};

/** A precon: its list, what decks of its commanders add to it, and what they take out. Drawn on the server only. */
export const PreconPage = ({
  precon,
  setName,
  leader,
}: {
  readonly precon: PreconView;
  /** undefined where its set is not known */
  readonly setName: string | undefined;
  /** slug of its commander or pair, where that has a page */
  readonly leader: string | undefined;
}) => {
  const size = deckSize(precon.cards);
  const prices = useListPrices('Price of its cards', precon.cards);
  const links = [
    ...(precon.add.length > 0 ? [{ id: 'add', label: 'Cards to add' }] : []),
    ...(precon.cut.length > 0 ? [{ id: 'cut', label: 'Cards to cut' }] : []),
    { id: 'list', label: 'The list' },
  ];
  return (
    <>
      <ListTitle
        way={[
          { label: 'Sets', url: '/sets' },
          { label: 'Precons', url: '/precon' },
        ]}
        title={precon.name}
      >
        <p>
          <Colors identity={precon.identity} silent /> A deck of {identityName(precon.identity)} colours as it
          is sold
          {precon.set && (
            <>
              , of{' '}
              {setName === undefined ? (
                precon.set.toUpperCase()
              ) : (
                <a href={`/sets/${precon.set}`}>{setName}</a>
              )}
            </>
          )}
          {precon.releasedAt && `, out ${releaseDate(precon.releasedAt)}`}.
        </p>
      </ListTitle>
      <div className={styles['hero']}>
        {precon.commanders.map((card) => (
          <a key={card.slug} href={`/cards/${card.slug}`}>
            <CardFrame card={frameCardOf(card)} size="(max-width: 37rem) 7.5rem, 11rem" />
          </a>
        ))}
        <div>
          <Figures figures={[{ label: 'Cards', value: countText(size) }, ...prices]} />
          {leader && (
            <p className={styles['links']}>
              <a className={button['primary']} href={`/commanders/${leader}`}>
                What its commander plays
              </a>
              <a className={button['button']} href={`/average-decks/${leader}`}>
                Average deck
              </a>
            </p>
          )}
        </div>
      </div>
      {links.length > 1 && <SectionNav links={links} />}
      <CardLists
        lists={[
          {
            tag: 'add',
            header: 'Cards to add',
            rows: precon.add,
            lead: `What decks with ${commanderName(precon.commanders)} play and the precon lacks.`,
          },
          {
            tag: 'cut',
            header: 'Cards to cut',
            rows: precon.cut,
            lead: 'Cards of the precon that few of those decks keep.',
          },
        ].filter(({ rows }) => rows.length > 0)}
      />
      <Section
        id="list"
        title="The list"
        count={size}
        tool={
          <button type="button" className={button['button']} data-copy-list="precon-list">
            Copy the list
          </button>
        }
      >
        <DeckList id="precon-list" entries={precon.cards} commanders={precon.commanders} />
      </Section>
    </>
  );
};

/** What a precon is, in a sentence for its description. */
export const preconDescription = (precon: PreconView): string =>
  `${precon.name} as it is sold${precon.commanders.length > 0 ? ` with ${precon.commanders.map(({ name }) => frontOf(name)).join(' and ')}` : ''}: its list, what to add and what to cut.`;
