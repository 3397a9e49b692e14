import { DECK_FORMATS, slugOfCardUrl } from '@crownsmith/domain';
import { countedText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { usePreviews } from '#app/ui/render-context/previews';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { CardLink } from './CardLink';
import { ChangeButton } from './ChangeButton';

type Cuts = DeckView['report']['cuts'];

/** Cuts that are shown at once, of which a list has at most its weakest fifth; the rest can be opened. */
const shownOf = ({ length }: Cuts): number => Math.min(12, Math.ceil(length / 5));

const CutList = ({ cuts, start = 1 }: { readonly cuts: Cuts; readonly start?: number }) => (
  <ol className={styles['cuts']} start={start}>
    {cuts.map((cut) => (
      <li key={cut.url}>
        <CardLink card={cut} /> <span>{cut.reason.message}</span>
        <span className={styles['acts']}>
          <ChangeButton change={{ out: slugOfCardUrl(cut.url) }} label={`Cut ${cut.name}`}>
            Cut
          </ChangeButton>
        </span>
      </li>
    ))}
  </ol>
);

/** Cards to cut, best first, each with its reason. */
export const CutsSection = ({ report: { cuts, num_cards }, cardOf }: Pick<DeckView, 'report' | 'cardOf'>) => {
  const shown = shownOf(cuts);
  const room = DECK_FORMATS.commander.deckSize - num_cards;
  const previews = usePreviews(cuts.flatMap(({ url }) => cardOf(url) ?? []));
  return (
    <Section
      id="cuts"
      title="Cuts"
      lead={
        cuts.length === 0
          ? 'Nothing to cut: the list is short, or there are no decks to compare with.'
          : `${room > 0 ? `The list has room for ${countedText(room, 'card')}: nothing has to go. ` : ''}What does least for this list, by what it does and what it is played with.`
      }
    >
      {cuts.length > 0 && (
        <div {...previews}>
          <CutList cuts={cuts.slice(0, shown)} />
          {cuts.length > shown && (
            <details className={styles['rest']}>
              <summary>{cuts.length - shown} more</summary>
              <CutList cuts={cuts.slice(shown)} start={shown + 1} />
            </details>
          )}
        </div>
      )}
    </Section>
  );
};
