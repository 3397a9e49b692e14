import { dealHand, makeHand, type Hand } from '@crownsmith/answers/text';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { Section } from '#app/ui/layout/Section';
import { deckHref } from '../deck-page-state';
import type { DeckView } from '../deck-view';
import { libraryOf } from './hand-library';
import { HandSteps } from './HandSteps';
import styles from './Play.module.css';
import { FIRST_SEED } from './play-state';

/** The hand that the address of the page names, else the first one. */
export const HandSection = ({
  view: { entries, parameters, state },
}: {
  readonly view: Pick<DeckView, 'entries' | 'parameters' | 'state'>;
}) => {
  const asked = state.play?.hand;
  const hand: Hand = asked ?? { seed: FIRST_SEED, mulligans: 0, bottom: [] };
  const library = libraryOf(
    entries.map(({ card, count }) => ({ slug: card.slug, frame: frameCardOf(card), count })),
  );
  return (
    <Section id="hand" title="A hand">
      <div className={styles['hand']} data-hand={makeHand(hand)}>
        <HandSteps
          hand={hand}
          dealt={dealHand(hand, library.length)}
          library={library}
          isAsked={asked !== undefined}
          // The answer to a question, of another part of the tab, would be read out again.
          hrefOf={(next) =>
            deckHref(parameters, { hand: next, ask: undefined, least: undefined, turn: undefined })
          }
        />
      </div>
    </Section>
  );
};
