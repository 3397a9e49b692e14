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

/** A line of text with costs such as {2}{U} as mana symbols. */
const Line = ({ text }: { readonly text: string }) =>
  text
    .split(/((?:\{[^{}\s]{1,5}\})+)/)
    .map((part, at) => (at % 2 === 1 ? <Cost key={at} cost={part} className={styles['cost']} /> : part));

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

/** One combo: its cards, prerequisites, steps and results. Rendered on the server only. */
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
          <Colors identity={combo.identity} /> Results: {combo.results.join('; ')}.
        </p>
      </ListTitle>
      <Figures
        figures={[
          {
            label: 'Played in',
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
      <Lines title="Prerequisites" text={combo.prerequisites} list="ul" />
      <Lines title="Steps" text={combo.steps} list="ol" />
    </>
  );
};
