import { identityName, isSlug, pairSlug } from '@crownsmith/domain';
import type { PreconView } from '#app/model/precon';
import button from '#app/ui/layout/Button.module.css';
import { useDeckPrices } from '#app/ui/price/Price';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import { deckSize } from '#app/ui/deck/DeckList';
import { DeckSection } from '#app/ui/deck/DeckSection';
import { SampleWarning } from '#app/ui/states/SampleWarning';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { releaseDate } from '#app/ui/format/release-date';
import { CardLists } from '#app/ui/card-list/CardLists';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf, frontOf } from '#app/ui/card-frame/frame-card';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countText } from '#app/ui/format/numbers';
import { Statistics } from '#app/ui/layout/Statistics';
import { SectionNav } from '#app/ui/layout/SectionNav';
import styles from './Precons.module.css';

/** The slug of a precon's commander or pair; undefined where it has none. */
export const leaderSlug = ({ commanders }: PreconView): string | undefined => {
  const [first, second] = commanders.map(({ slug }) => slug).filter(isSlug);
  return first && second ? pairSlug(first, second) : first;
};

/** Sums that are offered for changes, in dollars. */
const UPGRADES = [10, 25, 50, 100] as const;

/** A precon: its list, and the cards that decks with its commanders add and cut. Rendered on the server only. */
export const PreconPage = ({
  precon,
  setName,
  leader,
}: {
  readonly precon: PreconView;
  /** undefined for an unknown set */
  readonly setName: string | undefined;
  /** slug of its commander or pair, if that has a page */
  readonly leader: string | undefined;
}) => {
  const size = deckSize(precon.cards);
  const prices = useDeckPrices('Price of its cards', precon.cards);
  const links = [
    ...(precon.add.length > 0 ? [{ id: 'add', label: 'Cards to add' }] : []),
    ...(precon.cut.length > 0 ? [{ id: 'cut', label: 'Cards to cut' }] : []),
    { id: 'list', label: 'Decklist' },
  ];
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Sets', url: '/sets' },
          { label: 'Precons', url: '/precon' },
        ]}
        title={precon.name}
      >
        <p>
          <IdentitySymbols identity={precon.identity} decorative /> A {identityName(precon.identity)}{' '}
          preconstructed deck
          {precon.set && (
            <>
              {' '}
              from{' '}
              {setName === undefined ? (
                precon.set.toUpperCase()
              ) : (
                <a href={`/sets/${precon.set}`}>{setName}</a>
              )}
            </>
          )}
          {precon.releasedAt && `, release date ${releaseDate(precon.releasedAt)}`}.
        </p>
      </PageHeader>
      <div className={styles['hero']}>
        {precon.commanders.map((card) => (
          <a key={card.slug} href={`/cards/${card.slug}`}>
            <CardFrame card={frameCardOf(card)} size="(max-width: 37rem) 7.5rem, 11rem" />
          </a>
        ))}
        <div>
          <Statistics items={[{ label: 'Cards', value: countText(size) }, ...prices]} />
          <p className={styles['links']}>
            <span>What to change for</span>
            {UPGRADES.map((sum) => (
              <a
                key={sum}
                className={button['primary']}
                href={`/deck?precon=${precon.slug}&tab=swap&budget=${sum}`}
                rel="nofollow"
              >
                ${sum}
              </a>
            ))}
            <a className={button['button']} href={`/deck?precon=${precon.slug}`} rel="nofollow">
              Open it as a deck
            </a>
          </p>
          {leader && (
            <p className={styles['links']}>
              <a className={button['button']} href={`/commanders/${leader}`}>
                Cards for its commander
              </a>
              {precon.commanders.every(({ banned }) => !banned) && (
                <a className={button['button']} href={`/average-decks/${leader}`}>
                  Average deck
                </a>
              )}
            </p>
          )}
        </div>
      </div>
      {precon.numDecks !== undefined && precon.add.length + precon.cut.length > 0 && (
        <SampleWarning numDecks={precon.numDecks} estimated={precon.estimated} />
      )}
      {links.length > 1 && <SectionNav links={links} />}
      <CardLists
        lists={[
          {
            tag: 'add',
            header: 'Cards to add',
            rows: precon.add,
            lead: precon.estimated
              ? 'Suggested for its commander by colours and types, not in the precon.'
              : `Played in decks with ${commanderName(precon.commanders)}, not in the precon.`,
          },
          {
            tag: 'cut',
            header: 'Cards to cut',
            rows: precon.cut,
            lead: 'Cards of the precon that few of those decks play.',
          },
        ].filter(({ rows }) => rows.length > 0)}
      />
      <DeckSection id="list" title="Decklist" entries={precon.cards} commanders={precon.commanders} />
    </>
  );
};

/** The meta description of a precon's page. */
export const preconDescription = (precon: PreconView): string =>
  `${precon.name}, a preconstructed Commander deck${precon.commanders.length > 0 ? ` with ${precon.commanders.map(({ name }) => frontOf(name)).join(' and ')}` : ''}: its list, what to add and what to cut.`;
