import { makeHand, type DealtHand, type Hand } from '@crownsmith/answers/text';
import { countedText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { usePreviews } from '#app/ui/render-context/previews';
import { FrameLink } from '../page/FrameLink';
import type { HandCard } from './hand-library';

/** Turns that a hand is played for, and mulligans that can be taken. */
const LAST_TURN = 12;
const MOST_MULLIGANS = 7;

/** What there is after a step, which is read out. */
const statusOf = (
  { seed, mulligans, turn }: Hand,
  cards: readonly HandCard[],
  toBottom: number,
  last: HandCard | undefined,
): string => {
  const lands = countedText(cards.filter(({ frame }) => frame.primaryType === 'land').length, 'land');
  if (turn === 0) return `Kept ${countedText(cards.length, 'card')}, ${lands}.`;
  if (turn !== undefined)
    return `Turn ${turn}${last ? `: ${last.frame.name}` : ', and the library is empty'}.`;
  const hands =
    mulligans === 0 ? `Opening hand ${seed}` : `Hand ${seed} after ${countedText(mulligans, 'mulligan')}`;
  return toBottom > 0
    ? `${hands}: choose ${countedText(toBottom, 'card')} for the bottom.`
    : `${hands}: ${countedText(cards.length, 'card')}, ${lands}.`;
};

/** A card of the hand, with what can be done with it. */
const CardOfHand = ({
  card: { slug, frame },
  note,
  bottom,
}: {
  readonly card: HandCard;
  readonly note?: string | undefined;
  /** a link that puts it to the bottom, or takes it back */
  readonly bottom?: { readonly id: string; readonly href: string; readonly text: string } | undefined;
}) => (
  <li data-out={note === 'at the bottom' || undefined}>
    <FrameLink slug={slug} frame={frame} />
    <a href={`/cards/${slug}`}>{frame.name}</a>
    {note !== undefined && <small>{note}</small>}
    {bottom && (
      <a id={bottom.id} href={bottom.href} aria-label={`${bottom.text}: ${frame.name}`}>
        {bottom.text}
      </a>
    )}
  </li>
);

interface Props {
  readonly hand: Hand;
  readonly dealt: DealtHand;
  readonly library: readonly HandCard[];
  /** whether somebody asked for it: it is read out */
  readonly isAsked: boolean;
  /** the address of another hand */
  readonly hrefOf: (hand: string) => string;
}

/**
 * A hand of the deck to look at: mulligans, the bottom, turn after turn. Each step is a link, and its address the whole hand. The
 * server renders the hand of an address, the browser the next ones.
 */
export const HandSteps = ({ hand, dealt, library, isAsked, hrefOf }: Props) => {
  const { seed, mulligans, bottom, turn } = hand;
  const { seven, draws, toBottom } = dealt;
  const cardsAt = (places: readonly number[]) => places.flatMap((at) => library[at] ?? []);
  const [opening, later] = [cardsAt(seven), cardsAt(draws)];
  const inHand = [...opening.filter((_, place) => !bottom.includes(place)), ...later];
  const previews = usePreviews([...opening, ...later].map(({ frame }) => ({ image: frame.picture })));
  const href = (next: Hand): string => hrefOf(makeHand(next));
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
  const isOver = turn === undefined ? toBottom > 0 : turn >= LAST_TURN;
  return (
    <>
      <p data-announce={isAsked ? '' : undefined}>
        {statusOf(hand, inHand, toBottom, later[(turn ?? 0) - 1])}
      </p>
      <p data-keep-place="">
        {!isOver && (
          <a
            id="hand-on"
            className={button['primary']}
            href={href({ ...hand, turn: turn === undefined ? 0 : turn + 1 })}
          >
            {turn === undefined ? 'Keep' : 'Next turn'}
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
      <ol data-keep-place="" {...previews}>
        {opening.map((card, place) => (
          <CardOfHand
            key={place}
            card={card}
            note={bottom.includes(place) ? 'at the bottom' : undefined}
            bottom={bottomLink(place)}
          />
        ))}
        {later.map((card, at) => (
          <CardOfHand key={`turn ${at}`} card={card} note={`turn ${at + 1}`} />
        ))}
      </ol>
    </>
  );
};
