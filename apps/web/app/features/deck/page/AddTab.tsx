import type { DeckFill, WhyNot } from '@crownsmith/api-client';
import { commandersNoun } from '@crownsmith/answers/text';
import { isSlug, MAX_NAME_CHARACTERS } from '@crownsmith/domain';
import { frontOf } from '#app/ui/card-frame/frame-card';
import button from '#app/ui/layout/Button.module.css';
import { DECK_FORM } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import { ActButton } from '../report/ChangeButton';
import { Effect } from '../play/Effect';
import { WHOLE_OFFER } from '../play/effect-view';
import { useAdvisedPrices } from './advised-prices';
import { AdviceEffects } from './AdviceEffects';
import { addActs, AdvisedCards } from './AdvisedCards';
import { AdviceNotes } from './AdviceNotes';
import styles from './MyDeck.module.css';

/** A deck without a commander: which of its cards could lead it. */
const Candidates = ({ candidates }: Pick<DeckView, 'candidates'>) => (
  <section>
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
  </section>
);

/** What a short list gets, all with one press. */
const Fill = ({ fill, view }: { readonly fill: DeckFill; readonly view: DeckView }) => {
  const prices = useAdvisedPrices(view);
  const cost = prices.sum(
    fill.cost,
    fill.cards.filter(({ owned }) => !owned),
  );
  const takeAll = cost !== undefined && cost > 0 ? `Take all for ${prices.text(cost)}` : 'Take all';
  return (
    <section className={styles['offer']} aria-labelledby="fill">
      <div>
        <h2 id="fill">Fill it: {fill.summary}</h2>
        <AdviceEffects effects={fill.effects} added={fill.cards} view={view} statesPrice={cost === 0} />
        {fill.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {fill.cards.length > 0 && <Effect view={view} of={WHOLE_OFFER} name={fill.summary} />}
      </div>
      {fill.cards.length > 0 && (
        <p className={styles['acts']}>
          <ActButton isMain acts={addActs(fill.cards)} label={`${takeAll}: ${fill.summary}`}>
            {takeAll}
          </ActButton>
        </p>
      )}
      <details className={styles['rest']}>
        <summary>Each with its reason</summary>
        <AdvisedCards cards={fill.cards} cardOf={view.cardOf} />
      </details>
    </section>
  );
};

/** The answer to why a card is not recommended. */
const Why = ({
  why: { card, sentences, effects },
  view,
}: {
  readonly why: WhyNot;
  readonly view: DeckView;
}) => (
  <div className={styles['why']} id="why-answer">
    <h3>
      <a href={card.url}>{frontOf(card.name)}</a>
    </h3>
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    {effects && <AdviceEffects effects={effects} added={[card]} view={view} />}
    {effects && <AdvisedAdd url={card.url} name={card.name} />}
  </div>
);

const AdvisedAdd = ({ url, name }: { readonly url: string; readonly name: string }) => (
  <p className={styles['acts']}>
    <ActButton acts={addActs([{ url, count: 1 }])} label={`Add it all the same: ${name}`}>
      Add it all the same
    </ActButton>
  </p>
);

const WhyForm = ({ why, view }: { readonly why: WhyNot | undefined; readonly view: DeckView }) => (
  <section className={styles['adviceGroup']} aria-labelledby="why">
    <h2 id="why">Why not this card?</h2>
    <p className={styles['ask']}>
      <label htmlFor="why-name" className="sr-only">
        Name of a card
      </label>
      <input
        id="why-name"
        form={DECK_FORM}
        name="why"
        maxLength={MAX_NAME_CHARACTERS}
        placeholder="Any card"
        autoComplete="off"
        defaultValue={view.state.why}
      />
      <button type="submit" form={DECK_FORM} className={button['button']}>
        Ask
      </button>
    </p>
    {why && <Why why={why} view={view} />}
  </section>
);

/** Cards to add: those for roles that the list lacks first. */
export const AddTab = ({ view }: { readonly view: DeckView }) => {
  const { advice, candidates, commanders, cardOf } = view;
  if (commanders.length === 0) return <Candidates candidates={candidates} />;
  return (
    <>
      <AdviceNotes view={view} />
      {advice.fill && <Fill fill={advice.fill} view={view} />}
      {advice.groups?.map(({ title, cards }) => (
        <section key={title} className={styles['adviceGroup']}>
          <h2>{title}</h2>
          <AdvisedCards cards={cards} cardOf={cardOf} />
        </section>
      ))}
      {advice.newCards !== undefined && advice.newCards.length > 0 && (
        <section className={styles['adviceGroup']}>
          <h2>New</h2>
          <p>
            Hardly any deck has played these yet: they resemble cards that decks with{' '}
            {commandersNoun(commanders.length)} play.
          </p>
          <AdvisedCards cards={advice.newCards} cardOf={cardOf} />
        </section>
      )}
      {advice.groups?.length === 0 && <p>No card fits the limits. Loosen one of them above.</p>}
      {advice.groups && <WhyForm why={advice.why} view={view} />}
    </>
  );
};
