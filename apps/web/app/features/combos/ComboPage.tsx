import { identityName } from '@crownsmith/domain';
import { shareValue } from '@crownsmith/answers/text';
import type { ComboView } from '#app/model/combo';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { CardGrid, CardTile } from '#app/ui/card-tile/CardTile';
import { ManaText } from '#app/ui/mana/ManaText';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countText } from '#app/ui/format/numbers';
import { Statistics } from '#app/ui/layout/Statistics';
import { combosUrl } from './combo-query';
import { comboName } from './ComboTile';
import styles from './Combos.module.css';

/** Lines of a combo: ordered steps or unordered prerequisites. */
const Lines = ({
  title,
  text,
  list: List,
}: {
  readonly title: string;
  readonly text: string | undefined;
  readonly list: 'ol' | 'ul';
}) => {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? null : (
    <section className={styles['words']}>
      <h2>{title}</h2>
      {lines.length === 1 ? (
        <p>
          <ManaText text={lines[0] ?? ''} />
        </p>
      ) : (
        <List>
          {lines.map((line, at) => (
            <li key={at}>
              <ManaText text={line} />
            </li>
          ))}
        </List>
      )}
    </section>
  );
};

/** One combo: its cards, prerequisites, steps and results. Rendered on the server only. */
export const ComboPage = ({ combo }: { readonly combo: ComboView }) => {
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Combos', url: '/combos' },
          { label: identityName(combo.identity), url: combosUrl({ colors: combo.identity }) },
        ]}
        title={comboName(combo)}
      >
        <p>
          <IdentitySymbols identity={combo.identity} /> Results: {combo.results.join('; ')}.
        </p>
      </PageHeader>
      <Statistics
        items={[
          {
            label: 'Played in',
            value: shareValue(combo.numDecks, combo.potentialDecks),
            note: `of ${countText(combo.potentialDecks)} decks that could`,
          },
          { label: 'Decks', value: countText(combo.numDecks) },
          { label: 'Cards', value: countText(combo.cards.length) },
        ]}
      />
      <div className={styles['combo-page']}>
        <div className={styles['one']}>
          <CardGrid>
            {combo.cards.map((card) => (
              <CardTile key={card.slug} card={card}>
                <a href={combosUrl({ card: card.slug })}>All combos with {frontOf(card.name)}</a>
              </CardTile>
            ))}
          </CardGrid>
        </div>
        <div className={styles['how']}>
          <Lines title="Prerequisites" text={combo.prerequisites} list="ul" />
          <Lines title="Steps" text={combo.steps} list="ol" />
        </div>
      </div>
    </>
  );
};
