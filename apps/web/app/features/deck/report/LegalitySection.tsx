import { alsoMeansText } from '@crownsmith/answers/text';
import { Section } from '#app/ui/layout/Section';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';

/** Every broken rule with a fix. The list of an address has no lines that its player knows. */
export const LegalitySection = ({
  report: { legality, also_means: alsoMeans = [] },
}: Pick<DeckView, 'report'>) => {
  // Names that no card has are among the lines that were left out.
  const violations = legality.violations.filter(({ code }) => code !== 'unknown-card');
  return (
    <Section
      id="legality"
      title="Legality"
      {...(violations.length > 0
        ? { count: violations.length }
        : {
            lead: legality.legal
              ? 'The list breaks no rule of the format.'
              : 'What was read breaks no rule. Some lines were left out, as the page says above.',
          })}
    >
      {violations.length > 0 && (
        <ul className={styles['reasons']}>
          {violations.map(({ message, fix }, at) => (
            <li key={at}>
              <b>{message}</b> {fix}
            </li>
          ))}
        </ul>
      )}
      {legality.notes?.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {alsoMeans.length > 0 && (
        <ul className={styles['reasons']}>
          {alsoMeans.map((one) => (
            <li key={one.name}>{alsoMeansText(one)}</li>
          ))}
        </ul>
      )}
    </Section>
  );
};
