import { slugOfCardUrl } from '@crownsmith/domain';
import { Section } from '#app/ui/layout/Section';
import { usePreviews } from '#app/ui/render-context/previews';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { CardLink } from './CardLink';
import { ChangeButton, KeepButton } from './ChangeButton';

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
        <ol className={styles['cuts']} {...previews}>
          {cuts.map((cut) => (
            <li key={cut.url}>
              <CardLink card={cut} /> <span>{cut.reason.message}</span>
              <span className={styles['acts']}>
                <ChangeButton
                  change={{ out: slugOfCardUrl(cut.url) }}
                  section="cuts"
                  label={`Cut ${cut.name}`}
                >
                  Cut
                </ChangeButton>
                <KeepButton name={cut.name} section="cuts" />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
};
