import type { PageCard } from '#app/model/card';
import styles from './CardTile.module.css';

/**
 * The crown and clipboard buttons of a card. The clipboard feature handles clicks on `data-card-act` and updates
 * `aria-pressed`. Hidden without scripts.
 */
export const CardButtons = ({ card }: { readonly card: Pick<PageCard, 'name' | 'slug' | 'canLead'> }) => (
  <span
    className={styles['buttons']}
    data-card={card.slug}
    data-name={card.name}
    data-lead={card.canLead || undefined}
  >
    {card.canLead && (
      <button
        type="button"
        data-card-act="crown"
        aria-pressed="false"
        aria-label={`Commander: ${card.name}`}
      />
    )}
    <button type="button" data-card-act="clip" aria-pressed="false" aria-label={`Clipboard: ${card.name}`} />
  </span>
);
