import { BRACKETS, slugOfCardUrl } from '@crownsmith/domain';
import { Section } from '#app/ui/layout/Section';
import { deckHref } from '../deck-page-state';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { BracketTurns } from '../play/BracketTurns';
import { CardLinks } from './CardLink';
import { ChangeButton } from './ChangeButton';

/** A reason without the names of its cards, which are linked beside it. */
const titleOf = (message: string, cards: number): string =>
  cards === 0 ? message : `${message.split(':', 1)[0] ?? message}:`;

/** The estimate of the bracket, the cards behind it, and what leads to a lower one. */
export const BracketSection = ({
  report: { bracket },
  state: { deck },
  parameters,
  play,
}: Pick<DeckView, 'report' | 'state' | 'parameters' | 'play'>) => (
  <Section
    id="bracket"
    title="Bracket"
    lead={`An estimate by the rules of ${bracket.rules}. What you mean to play counts as well.`}
  >
    <ol className={styles['brackets']}>
      {BRACKETS.map(({ bracket: number, name }) => (
        <li key={number} aria-current={number === bracket.estimate ? 'true' : undefined}>
          <b>{number}</b> {name}
        </li>
      ))}
    </ol>
    {bracket.reasons.length === 0 ? (
      <p>Nothing in the list asks for a higher bracket.</p>
    ) : (
      <ul className={styles['reasons']}>
        {bracket.reasons.map(({ at_least, message, cards }, at) => (
          <li key={at}>
            <small>At least {at_least}</small> <b>{titleOf(message, cards.length)}</b>{' '}
            <CardLinks cards={cards} />
          </li>
        ))}
      </ul>
    )}
    {play?.report ? (
      <BracketTurns declared={deck.bracket} estimate={bracket.estimate} games={play.report} />
    ) : (
      <p>
        <a href={`${deckHref(parameters, { tab: 'play' })}#bracket`}>How early it could win</a>, beside the
        turns that each bracket expects.
      </p>
    )}
    {bracket.lower && (
      <div className={styles['lower']}>
        <p>
          Without {bracket.lower.take_out.length === 1 ? 'this card' : 'these cards'} it is bracket{' '}
          {bracket.lower.bracket}:
        </p>
        <ul>
          {bracket.lower.take_out.map((card) => (
            <li key={card.url}>
              <CardLinks cards={[card]} />{' '}
              <ChangeButton change={{ out: slugOfCardUrl(card.url) }} label={`Cut ${card.name}`}>
                Cut
              </ChangeButton>
            </li>
          ))}
        </ul>
      </div>
    )}
  </Section>
);
