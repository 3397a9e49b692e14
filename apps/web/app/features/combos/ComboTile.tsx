import { shareText } from '@crownsmith/answers/text';
import type { PageCombo } from '#app/model/combo';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf, frontOf } from '#app/ui/card-frame/frame-card';
import { countedText } from '#app/ui/format/numbers';
import styles from './Combos.module.css';

/** The name of a combo: the names of its cards. @example comboName(combo) // 'Thassa’s Oracle + Demonic Consultation' */
export const comboName = ({ cards }: Pick<PageCombo, 'cards'>): string =>
  cards.map(({ name }) => frontOf(name)).join(' + ');

/** The share of potential decks that play a combo, as text. */
const comboShare = ({ numDecks, potentialDecks }: PageCombo): string =>
  potentialDecks > 0 ? shareText(numDecks, potentialDecks) : countedText(numDecks, 'deck');

/** A combo in a list: its cards, results and share of decks. */
const ComboTile = ({ combo }: { readonly combo: PageCombo }) => (
  <li className={styles['combo']}>
    <a className={styles['name']} href={`/combos/${combo.id}`}>
      {comboName(combo)}
    </a>
    <p className={styles['facts']}>
      <IdentitySymbols identity={combo.identity} /> {comboShare(combo)}
    </p>
    <ul className={styles['cards']}>
      {combo.cards.map((card) => (
        <li key={card.slug}>
          <a href={`/cards/${card.slug}`}>
            <CardFrame card={frameCardOf(card)} />
          </a>
        </li>
      ))}
    </ul>
    <ul className={styles['results']}>
      {combo.results.map((result) => (
        <li key={result}>{result}</li>
      ))}
    </ul>
  </li>
);

/** Combos in a responsive grid. */
export const ComboGrid = ({ combos }: { readonly combos: readonly PageCombo[] }) => (
  <ul className={styles['combos']}>
    {combos.map((combo) => (
      <ComboTile key={combo.id} combo={combo} />
    ))}
  </ul>
);
