import type { ReportCombo } from '@crownsmith/api-client';
import { slugOfCardUrl } from '@crownsmith/domain';
import { shareText } from '@crownsmith/answers/text';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countedText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { usePreviews } from '#app/ui/render-context/previews';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { CardLinks } from './CardLink';
import { ChangeButton } from './ChangeButton';

/** Combos that lack one card and are shown at once, and those that lack two and are shown at all. */
const SHOWN_NEAR = 10;
const SHOWN_FAR = 10;

const comboShare = ({ num_decks, potential_decks }: ReportCombo): string =>
  potential_decks > 0 ? shareText(num_decks, potential_decks) : countedText(num_decks, 'deck');

const ComboList = ({
  combos,
  cardOf,
}: {
  readonly combos: readonly ReportCombo[];
  readonly cardOf: DeckView['cardOf'];
}) => {
  const previews = usePreviews(combos.flatMap(({ cards }) => cards.flatMap(({ url }) => cardOf(url) ?? [])));
  return (
    <ul className={styles['combos']} {...previews}>
      {combos.map((combo) => (
        <li key={combo.id}>
          <p>
            <CardLinks cards={combo.cards} />
          </p>
          <p className={styles['results']}>
            <a href={combo.url}>{[...combo.results].slice(0, 3).join(', ')}</a>{' '}
            <small>{comboShare(combo)}</small>
          </p>
          {combo.missing.length > 0 && (
            <p className={styles['missing']}>
              Lacks{' '}
              {combo.missing.map((card) => (
                <span key={card.url}>
                  <b>{frontOf(card.name)}</b>{' '}
                  <ChangeButton change={{ in: slugOfCardUrl(card.url) }} label={`Add ${card.name}`}>
                    Add
                  </ChangeButton>
                </span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};

/** Combos in the list, and those one or two cards away, by how many decks play them. */
export const CombosSection = ({ report: { combos }, cardOf }: Pick<DeckView, 'report' | 'cardOf'>) => {
  const { complete, missingOne, missingTwo } = combos;
  return (
    <Section
      id="combos"
      title="Combos"
      count={combos.num_complete}
      lead={combos.num_complete === 0 ? 'The list has no combo that this site knows.' : undefined}
    >
      <ComboList combos={complete} cardOf={cardOf} />
      {missingOne.length > 0 && (
        <>
          <h3>
            One card away <small>{countedText(combos.num_missing_one, 'combo')}</small>
          </h3>
          <ComboList combos={missingOne.slice(0, SHOWN_NEAR)} cardOf={cardOf} />
          {missingOne.length > SHOWN_NEAR && (
            <details className={styles['rest']}>
              <summary>{missingOne.length - SHOWN_NEAR} more</summary>
              <ComboList combos={missingOne.slice(SHOWN_NEAR)} cardOf={cardOf} />
            </details>
          )}
        </>
      )}
      {missingTwo.length > 0 && (
        <details className={styles['rest']}>
          <summary>{countedText(combos.num_missing_two, 'combo')} two cards away</summary>
          <ComboList combos={missingTwo.slice(0, SHOWN_FAR)} cardOf={cardOf} />
        </details>
      )}
    </Section>
  );
};
