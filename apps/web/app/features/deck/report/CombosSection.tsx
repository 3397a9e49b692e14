import type { ReportCombo } from '@crownsmith/api-client';
import { slugOfCardUrl } from '@crownsmith/domain';
import { shareText } from '@crownsmith/answers/text';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countedText, countText } from '#app/ui/format/numbers';
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

/** How many combos there are, and of which of them are listed. @example amongText(30, 43) // '30 of 43 combos' */
const amongText = (listed: number, all: number): string =>
  listed < all ? `${countText(listed)} of ${countedText(all, 'combo')}` : countedText(all, 'combo');

const completeLead = (listed: number, all: number): string | undefined => {
  if (all === 0) return 'The list has no combo that this site knows.';
  return listed < all ? `${amongText(listed, all)}, those that most decks play:` : undefined;
};

/** Combos in the list, and those one or two cards away, by how many decks play them. */
export const CombosSection = ({ report: { combos }, cardOf }: Pick<DeckView, 'report' | 'cardOf'>) => {
  const { complete, missingOne } = combos;
  const missingTwo = combos.missingTwo.slice(0, SHOWN_FAR);
  return (
    <Section
      id="combos"
      title="Combos"
      count={combos.num_complete}
      lead={completeLead(complete.length, combos.num_complete)}
    >
      <ComboList combos={complete} cardOf={cardOf} />
      {missingOne.length > 0 && (
        <>
          <h3>
            One card away <small>{amongText(missingOne.length, combos.num_missing_one)}</small>
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
          <summary>{amongText(missingTwo.length, combos.num_missing_two)} two cards away</summary>
          <ComboList combos={missingTwo} cardOf={cardOf} />
        </details>
      )}
    </Section>
  );
};
