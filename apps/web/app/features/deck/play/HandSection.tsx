import { dealHand, makeHand, type Hand } from '@crownsmith/answers/text';
import type { PageCard } from '#app/model/card';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countedText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { Section } from '#app/ui/layout/Section';
import { usePreviews } from '#app/ui/render-context/previews';
import type { DeckView } from '../deck-view';
import { Thumb } from '../page/AdvisedCards';
import { deckHref } from '../page/DeckHead';
import styles from './Play.module.css';
import { FIRST_SEED } from './play-state';

/** Turns that a hand is played for, and mulligans that can be taken. */
const LAST_TURN = 12;
const MOST_MULLIGANS = 7;

/** What there is after a step, which is read out. */
const statusOf = (hand: Hand, cards: number, toBottom: number, last: PageCard | undefined): string => {
  if (hand.turn !== undefined)
    return hand.turn === 0
      ? `Kept ${countedText(cards, 'card')}.`
      : `Turn ${hand.turn}${last ? `: ${frontOf(last.name)}` : ', and the library is empty'}.`;
  const hands = hand.mulligans === 0 ? 'Opening hand' : `After ${countedText(hand.mulligans, 'mulligan')}`;
  return toBottom > 0
    ? `${hands}: choose ${countedText(toBottom, 'card')} for the bottom.`
    : `${hands}: ${countedText(cards, 'card')}.`;
};

/** A card of the hand, with what can be done with it. */
const HandCard = ({
  card,
  note,
  bottom,
}: {
  readonly card: PageCard;
  readonly note?: string | undefined;
  /** a link that puts it to the bottom, or takes it back */
  readonly bottom?: { readonly id: string; readonly href: string; readonly text: string } | undefined;
}) => (
  <li data-out={note === 'at the bottom' || undefined}>
    <Thumb card={card} />
    <a href={`/cards/${card.slug}`}>{frontOf(card.name)}</a>
    {note !== undefined && <small>{note}</small>}
    {bottom && (
      <a id={bottom.id} href={bottom.href} aria-label={`${bottom.text}: ${frontOf(card.name)}`}>
        {bottom.text}
      </a>
    )}
  </li>
);

/** A hand of the deck to look at: mulligans, the bottom, turn after turn. Each step is a link, and its address the whole hand. */
export const HandSection = ({
  view: { entries, parameters, state },
}: {
  readonly view: Pick<DeckView, 'entries' | 'parameters' | 'state'>;
}) => {
  const asked = state.play?.hand;
  const hand: Hand = asked ?? { seed: FIRST_SEED, mulligans: 0, bottom: [] };
  const library = entries.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const { seven, draws, toBottom } = dealHand(hand, library.length);
  const [opening, later] = [seven, draws].map((places) => places.flatMap((at) => library[at] ?? []));
  const previews = usePreviews([...(opening ?? []), ...(later ?? [])]);
  // The answer to a question, of another part of the tab, would be read out again.
  const href = (next: Hand): string =>
    deckHref(parameters, { hand: makeHand(next), ask: undefined, least: undefined, turn: undefined });
  const { seed, mulligans, bottom, turn } = hand;
  const cards = seven.length - bottom.length + draws.length;
  const bottomLink = (place: number) => {
    const isOut = bottom.includes(place);
    if (turn !== undefined || (!isOut && toBottom === 0)) return undefined;
    const places = isOut ? bottom.filter((one) => one !== place) : [...bottom, place];
    return {
      id: `hand-bottom-${place}`,
      href: href({ seed, mulligans, bottom: places }),
      text: isOut ? 'Take back' : 'To the bottom',
    };
  };
  return (
    <Section id="hand" title="A hand">
      <p data-announce={asked === undefined ? undefined : ''}>
        {statusOf(hand, cards, toBottom, later?.[(turn ?? 0) - 1])}
      </p>
      <p className={styles['steps']} data-keep-place="">
        {turn === undefined && toBottom === 0 && (
          <a id="hand-on" className={button['primary']} href={href({ ...hand, turn: 0 })}>
            Keep
          </a>
        )}
        {turn !== undefined && turn < LAST_TURN && (
          <a id="hand-on" className={button['primary']} href={href({ ...hand, turn: turn + 1 })}>
            Next turn
          </a>
        )}
        {turn === undefined && mulligans < MOST_MULLIGANS && (
          <a
            id="hand-mulligan"
            className={button['button']}
            href={href({ seed, mulligans: mulligans + 1, bottom: [] })}
          >
            Mulligan{mulligans === 0 ? ', free' : ''}
          </a>
        )}
        <a
          id="hand-new"
          className={button['button']}
          href={href({ seed: seed + 1, mulligans: 0, bottom: [] })}
        >
          Another hand
        </a>
      </p>
      <ol className={styles['hand']} data-keep-place="" {...previews}>
        {opening?.map((card, place) => (
          <HandCard
            key={place}
            card={card}
            note={bottom.includes(place) ? 'at the bottom' : undefined}
            bottom={bottomLink(place)}
          />
        ))}
        {later?.map((card, at) => (
          <HandCard key={`turn ${at}`} card={card} note={`turn ${at + 1}`} />
        ))}
      </ol>
    </Section>
  );
};
