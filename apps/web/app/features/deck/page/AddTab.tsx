import { isSlug } from '@crownsmith/domain';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf, frontOf } from '#app/ui/card-frame/frame-card';
import { Price } from '#app/ui/price/Price';
import { usePreviews } from '#app/ui/render-context/previews';
import type { AdvisedCard, DeckView } from '../deck-view';
import { ActButton } from '../report/ChangeButton';
import styles from './MyDeck.module.css';

/** Cards of a group that are shown at once. */
const SHOWN = 6;

const Advised = ({ advised: { card, reason } }: { readonly advised: AdvisedCard }) => (
  <li className={styles['advised']}>
    <a href={`/cards/${card.slug}`} className={styles['thumb']} aria-hidden="true" tabIndex={-1}>
      <CardFrame card={frameCardOf(card)} />
    </a>
    <p>
      <a href={`/cards/${card.slug}`}>
        <b>{frontOf(card.name)}</b>
      </a>
      <span className={styles['reason']}>{reason}</span>
    </p>
    <span className={styles['price']}>
      <Price card={card} />
    </span>
    <span className={styles['acts']}>
      {isSlug(card.slug) && (
        <>
          <ActButton isMain acts={[{ kind: 'add', card: card.slug }]} label={`Add ${card.name}`}>
            Add
          </ActButton>
          <ActButton acts={[{ kind: 'maybe', card: card.slug }]} label={`Put ${card.name} on the maybeboard`}>
            Maybe
          </ActButton>
        </>
      )}
    </span>
  </li>
);

const Cards = ({ cards, id }: { readonly cards: readonly AdvisedCard[]; readonly id: string }) => (
  <>
    <ol className={styles['advice']}>
      {cards.slice(0, SHOWN).map((advised) => (
        <Advised key={advised.card.slug} advised={advised} />
      ))}
    </ol>
    {cards.length > SHOWN && (
      <details className={styles['rest']} id={id}>
        <summary>{cards.length - SHOWN} more</summary>
        <ol className={styles['advice']} start={SHOWN + 1}>
          {cards.slice(SHOWN).map((advised) => (
            <Advised key={advised.card.slug} advised={advised} />
          ))}
        </ol>
      </details>
    )}
  </>
);

/** A deck without a commander: which of its cards could lead it. */
const Candidates = ({ candidates }: Pick<DeckView, 'candidates'>) => (
  <>
    <h2>Who leads it?</h2>
    <p>
      {candidates.length > 0
        ? 'The list names no commander. Choose one of its cards:'
        : 'The list names no commander, and none of its cards can be one.'}
    </p>
    <p className={styles['acts']}>
      {candidates.map((card) =>
        isSlug(card.slug) ? (
          <ActButton
            key={card.slug}
            acts={[{ kind: 'lead', card: card.slug }]}
            label={`Make ${card.name} the commander`}
          >
            {frontOf(card.name)}
          </ActButton>
        ) : null,
      )}
    </p>
  </>
);

/** Cards to add: those for roles that the list lacks first. */
export const AddTab = ({ view: { add, candidates, commanders } }: { readonly view: DeckView }) => {
  const cards = [...(add?.groups.flatMap((group) => group.cards) ?? []), ...(add?.lands ?? [])];
  const previews = usePreviews(cards.map(({ card }) => card));
  if (commanders.length === 0) return <Candidates candidates={candidates} />;
  if (add === undefined) return null;
  const several = add.groups.length > 1;
  return (
    <div {...previews}>
      {add.error !== undefined && <p role="alert">{add.error}</p>}
      {add.comparison !== undefined && <p className={styles['compared']}>{add.comparison}</p>}
      {add.groups.map(({ title, cards: own }, at) => (
        <section key={title ?? ''} className={styles['adviceGroup']}>
          <h2>{title ?? (several ? 'Other cards' : 'Cards to add')}</h2>
          <Cards cards={own} id={`add-${at}`} />
        </section>
      ))}
      {add.lands.length > 0 && (
        <section className={styles['adviceGroup']}>
          <h2>Lands</h2>
          <Cards cards={add.lands} id="add-lands" />
        </section>
      )}
    </div>
  );
};
