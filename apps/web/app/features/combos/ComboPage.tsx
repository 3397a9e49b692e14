import { identityName } from '@crownsmith/domain';
import type { ComboView } from '#app/model/browse';
import { Colors } from '#app/ui/browse/Colors';
import { ListTitle } from '#app/ui/layout/ListTitle';
import { PlainCardGrid, PlainCardTile } from '#app/ui/browse/PlainCardTile';
import { Cost } from '#app/ui/card-frame/CardFrame';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { countText, percentText } from '#app/ui/format/figures';
import { Figures } from '#app/ui/layout/Figures';
import { combosUrl } from './combo-query';
import { comboName } from './ComboTile';
import styles from './Combos.module.css';

/** A line of words in which costs like {2}{U} are drawn as symbols. */
const Line = ({ text }: { readonly text: string }) =>
  text
    .split(/((?:\{[^{}\s]{1,5}\})+)/)
    .map((part, at) => (at % 2 === 1 ? <Cost key={at} cost={part} className={styles['cost']} /> : part));

/** A source's lines: steps one after the other, or things that all must be so. */
const Words = ({
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
          <Line text={lines[0] ?? ''} />
        </p>
      ) : (
        <List>
          {lines.map((line, at) => (
            <li key={at}>
              <Line text={line} />
            </li>
          ))}
        </List>
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
      <Words title="What it needs" text={combo.prerequisites} list="ul" />
      <Words title="How it goes" text={combo.steps} list="ol" />
    </>
  );
};
