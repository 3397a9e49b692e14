import { identityName } from '@crownsmith/domain';
import type { ComboView } from '#app/platform/browse-data';
import { Colors } from '#app/ui/browse/Colors';
import { ListTitle } from '#app/ui/browse/ListTitle';
import { PlainCardGrid, PlainCardTile } from '#app/ui/browse/PlainCardTile';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countText, percentText } from '#app/ui/figure-format';
import { Figures } from '#app/ui/Figures';
import { combosUrl } from './combo-query';
import { comboName } from './ComboTile';
import styles from './Combos.module.css';

const Words = ({ title, text }: { readonly title: string; readonly text: string | undefined }) => {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  return lines.length === 0 ? null : (
    <section className={styles['words']}>
      <h2>{title}</h2>
      {lines.length === 1 ? (
        <p>{lines[0]}</p>
      ) : (
        <ol>
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** One combo: its cards, what it needs, how it goes and what comes out. Drawn on the server only. */
export const ComboPage = ({ combo }: { readonly combo: ComboView }) => {
  const rate = combo.potentialDecks > 0 ? combo.numDecks / combo.potentialDecks : 0;
  return (
    <>
      <ListTitle
        way={[
          { label: 'Combos', url: '/combos' },
          { label: identityName(combo.identity), url: combosUrl({ colors: combo.identity }) },
        ]}
        title={comboName(combo)}
      >
        <p>
          <Colors identity={combo.identity} /> What comes out: {combo.results.join('; ')}.
        </p>
      </ListTitle>
      <Figures
        figures={[
          {
            label: 'Held by',
            value: percentText(rate),
            note: `of ${countText(combo.potentialDecks)} decks that could`,
          },
          { label: 'Decks', value: countText(combo.numDecks) },
          { label: 'Cards', value: countText(combo.cards.length) },
        ]}
      />
      <div className={styles['one']}>
        <PlainCardGrid>
          {combo.cards.map((card) => (
            <PlainCardTile key={card.slug} card={card}>
              <a href={combosUrl({ card: card.slug })}>All combos with {frontOf(card.name)}</a>
            </PlainCardTile>
          ))}
        </PlainCardGrid>
      </div>
      <Words title="What it needs" text={combo.prerequisites} />
      <Words title="How it goes" text={combo.steps} />
    </>
  );
};
