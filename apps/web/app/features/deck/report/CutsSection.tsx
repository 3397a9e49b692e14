import { slugOfCardUrl } from '@crownsmith/domain';
import { Section } from '#app/ui/layout/Section';
import { usePreviews } from '#app/ui/render-context/previews';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { CardLink } from './CardLink';
import { ChangeButton, KeepButton } from './ChangeButton';

type Cuts = DeckView['report']['cuts'];

/** Cuts that are shown at once; the rest can be opened. */
const SHOWN = 12;

const CutList = ({ cuts, start = 1 }: { readonly cuts: Cuts; readonly start?: number }) => (
  <ol className={styles['cuts']} start={start}>
    {cuts.map((cut) => (
      <li key={cut.url}>
        <CardLink card={cut} /> <span>{cut.reason.message}</span>
        <span className={styles['acts']}>
          <ChangeButton change={{ out: slugOfCardUrl(cut.url) }} section="cuts" label={`Cut ${cut.name}`}>
            Cut
          </ChangeButton>
          <KeepButton name={cut.name} section="cuts" />
        </span>
      </li>
    ))}
  </ol>
);

/** Cards to cut, best first, each with its reason. */
export const CutsSection = ({ report: { cuts }, cardOf }: Pick<DeckView, 'report' | 'cardOf'>) => {
  const previews = usePreviews(cuts.flatMap(({ url }) => cardOf(url) ?? []));
  return (
    <Section
      id="cuts"
      title="Cuts"
      count={cuts.length}
      lead={
        cuts.length === 0
          ? 'Nothing to cut: the list is short, or there are no decks to compare with.'
          : 'What does least for this list, by what it does and what it is played with.'
      }
    >
      {cuts.length > 0 && (
        <div {...previews}>
          <CutList cuts={cuts.slice(0, SHOWN)} />
          {cuts.length > SHOWN && (
            <details className={styles['rest']}>
              <summary>{cuts.length - SHOWN} more</summary>
              <CutList cuts={cuts.slice(SHOWN)} start={SHOWN + 1} />
            </details>
          )}
        </div>
      )}
    </Section>
  );
};
