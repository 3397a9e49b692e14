import { deckHref } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import styles from '../page/MyDeck.module.css';

/** What a suggestion does to the games of the deck: a link that asks for it, or the answer. */
export const Effect = ({
  view: { parameters, advice },
  of,
  name,
}: {
  readonly view: Pick<DeckView, 'parameters' | 'advice'>;
  /** the acts of the suggestion, or those of the whole offer */
  readonly of: string;
  /** the suggestion, for screen readers */
  readonly name: string;
}) => {
  const id = `effect-${of.replaceAll(/[^\w-]+/g, '-')}`;
  // The answer takes the place of its link, and the focus.
  if (advice.effect?.of === of)
    return (
      <span id={id} tabIndex={-1} className={styles['reason']} data-announce="">
        {advice.effect.text}
      </span>
    );
  return (
    <a
      id={id}
      className={styles['asks']}
      href={deckHref(parameters, { effect: of })}
      rel="nofollow"
      data-keep-place=""
      aria-label={`What it does in games: ${name}`}
    >
      What it does in games
    </a>
  );
};
