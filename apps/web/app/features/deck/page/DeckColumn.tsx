import { isSlug } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import { frameCardOf, frontOf } from '#app/ui/card-frame/frame-card';
import { exportLineOf } from '#app/ui/deck/deck-links';
import type { DeckEntry } from '#app/ui/deck/DeckList';
import { ManaCost } from '#app/ui/mana/ManaCost';
import { usePreviews } from '#app/ui/render-context/previews';
import { deckHref, DECK_FORM, DECK_GROUPINGS, type DeckGrouping } from '../deck-page-state';
import type { DeckGroup, DeckView, UsualRange } from '../deck-view';
import { frameAttributes } from '../play/hand-library';
import { ActButton } from '../report/ChangeButton';
import { CardPanel } from './CardPanel';
import { CardPriceText } from './CardPriceText';
import styles from './MyDeck.module.css';

const GROUPING_LABELS: Readonly<Record<DeckGrouping, string>> = {
  role: 'role',
  type: 'type',
  mana: 'mana value',
  price: 'price',
  color: 'colour',
};

/** What the deck has of a role, as a mark on what is usual. */
const UsualBar = ({ have, low, high }: UsualRange) => {
  const most = Math.max(high * 1.5, have, 1);
  const at = (value: number): number => Math.round((value / most) * 1000) / 10;
  return (
    <svg className={styles['band']} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect y="4" width="100" height="4" className={styles['track']} />
      <rect
        x={at(low)}
        y="2"
        width={Math.max(2, at(high) - at(low))}
        height="8"
        className={styles['usual']}
      />
      <rect x={Math.min(97.5, at(have))} width="2.5" height="12" className={styles['mark']} />
    </svg>
  );
};

const nameOf = (card: PageCard): string => exportLineOf({ card, count: 1 }).name;

/** What a row of a card begins with: copies, name, cost and price. */
const CardCells = ({ card, count }: DeckEntry) => (
  <>
    <span className={styles['count']}>{count}</span>
    <a href={`/cards/${card.slug}`}>{nameOf(card)}</a>
    <ManaCost cost={frontOf(card.manaCost ?? '')} className={styles['cost']} />
    <span className={styles['price']}>
      <CardPriceText card={card} />
    </span>
  </>
);

const Row = ({
  entry: { card, count },
  isChosen,
  isDealt,
}: {
  readonly entry: DeckEntry;
  readonly isChosen: boolean;
  readonly isDealt: boolean;
}) => (
  <li
    className={styles['row']}
    aria-current={isChosen || undefined}
    {...(isDealt && frameAttributes(frameCardOf(card)))}
  >
    <CardCells card={card} count={count} />
    <button
      type="submit"
      form={DECK_FORM}
      name="card"
      value={card.slug}
      className={styles['more']}
      aria-label={`Change ${card.name}`}
    >
      ⋯
    </button>
  </li>
);

const sizeOf = (entries: readonly DeckEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0);

const Group = ({
  group,
  chosen,
  isDealt = false,
}: {
  readonly group: DeckGroup;
  readonly chosen: string | undefined;
  /** whether hands of its cards are dealt on the page */
  readonly isDealt?: boolean;
}) => {
  const { title, entries, usual, isOwn } = group;
  const listed = sizeOf(entries);
  const elsewhere = (usual?.have ?? listed) - listed;
  const isOff = usual !== undefined && (usual.have < usual.low || usual.have > usual.high);
  return (
    <section className={styles['group']}>
      <h3>
        {title} <b data-off={isOff || undefined}>{usual?.have ?? listed}</b>
        {isOwn && <small> your own role</small>}
        {usual && (
          <span className={styles['range']}>
            usual {usual.low}–{usual.high} <UsualBar {...usual} />
          </span>
        )}
      </h3>
      <ul>
        {entries.map((entry) => (
          <Row key={entry.card.slug} entry={entry} isChosen={entry.card.slug === chosen} isDealt={isDealt} />
        ))}
      </ul>
      {elsewhere > 0 && (
        <p className={styles['elsewhere']}>
          {elsewhere === 1 ? '1 more card does it' : `${elsewhere} more cards do it`}, listed under another
          role
        </p>
      )}
    </section>
  );
};

const Maybeboard = ({ cards }: { readonly cards: readonly PageCard[] }) =>
  cards.length > 0 && (
    <section className={styles['group']}>
      <h3>
        Maybeboard <b>{cards.length}</b>
      </h3>
      <ul>
        {cards.map((card) => (
          <li key={card.slug} className={styles['row']}>
            <span />
            <a href={`/cards/${card.slug}`}>{nameOf(card)}</a>
            <span className={styles['acts']}>
              {isSlug(card.slug) && (
                <>
                  <ActButton acts={[{ kind: 'add', card: card.slug }]} label={`Add ${card.name} to the deck`}>
                    Add
                  </ActButton>
                  <ActButton
                    acts={[{ kind: 'forget', card: card.slug }]}
                    label={`Remove ${card.name} from the maybeboard`}
                  >
                    Remove
                  </ActButton>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

/** The companion, which is beside the deck: nothing of it is changed here. */
const Companion = ({ card }: { readonly card: PageCard }) => (
  <section className={styles['group']}>
    <h3>
      Companion <b>1</b>
    </h3>
    <ul>
      <li className={styles['row']}>
        <CardCells card={card} count={1} />
      </li>
    </ul>
  </section>
);

/** The cards of the deck in groups, each group with what it has and what is usual. */
export const DeckColumn = ({ view }: { readonly view: DeckView }) => {
  const { state, groups, commanders, companion, entries, maybeboard, parameters } = view;
  const previews = usePreviews([
    ...commanders,
    ...(companion ? [companion] : []),
    ...entries.map(({ card }) => card),
  ]);
  const chosen = [...commanders, ...entries.map(({ card }) => card)].find(({ slug }) => slug === state.card);
  return (
    <section className={styles['list']} aria-labelledby="deck-list" {...previews}>
      <div className={styles['listHead']}>
        <h2 id="deck-list">List</h2>
        <p data-keep-place="">
          by{' '}
          {DECK_GROUPINGS.map((by, at) => (
            <span key={by}>
              {at > 0 && ' · '}
              {by === state.by ? (
                <b aria-current="true">{GROUPING_LABELS[by]}</b>
              ) : (
                <a href={deckHref(parameters, { by: by === 'role' ? undefined : by })}>
                  {GROUPING_LABELS[by]}
                </a>
              )}
            </span>
          ))}
        </p>
      </div>
      {chosen && <CardPanel view={view} card={chosen} />}
      {commanders.length > 0 && (
        <Group
          group={{
            title: commanders.length > 1 ? 'Commanders' : 'Commander',
            entries: commanders.map((card) => ({ card, count: 1 })),
          }}
          chosen={state.card}
        />
      )}
      {companion && <Companion card={companion} />}
      {groups.map((group) => (
        <Group key={group.title} group={group} chosen={state.card} isDealt={state.tab === 'play'} />
      ))}
      <Maybeboard cards={maybeboard} />
    </section>
  );
};
