import { colorName, isColor } from '@crownsmith/domain';
import { countedText, countText, percentText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { CardLinks } from './CardLink';

/** Colours needed against sources, with the chance to have them in time. */
export const ColorsSection = ({ report: { colors } }: Pick<DeckView, 'report'>) =>
  colors.length > 0 && (
    <Section
      id="colors"
      title="Colours"
      lead="What the costs ask for, against lands, rocks and creatures that make it."
    >
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Colours, table">
        <table className={styles['table']}>
          <caption className="sr-only">Colours needed against sources</caption>
          <thead>
            <tr>
              <th scope="col">Colour</th>
              <th scope="col" className={styles['number']}>
                Symbols
              </th>
              <th scope="col" className={styles['number']}>
                Sources
              </th>
              <th scope="col">In time</th>
            </tr>
          </thead>
          <tbody>
            {colors.map(({ color, symbols, sources, lands, chances }) => (
              <tr key={color}>
                <th scope="row">
                  <i className={`m m-${color.toLowerCase()}`} />{' '}
                  {isColor(color) ? colorName(color) : 'Colourless'}
                </th>
                <td className={styles['number']}>{countText(symbols)}</td>
                <td className={styles['number']}>
                  {countText(sources)} <small>({countedText(lands, 'land')})</small>
                </td>
                <td>
                  <ul className={styles['chances']}>
                    {chances.map(({ turn, needed, chance, cards }) => (
                      <li key={`${turn}:${needed}`}>
                        <b>{percentText(chance)}</b> {countText(needed)} by turn {turn}{' '}
                        <small>
                          <CardLinks cards={cards.slice(0, 3)} />
                        </small>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
