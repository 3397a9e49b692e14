import type { PageCard } from '#app/model/card';
import styles from './CardTile.module.css';

/**
 * The crown and paperclip buttons of a card in markup that the server drew. What they do is bound where the page is put
 * together: a listener acts on `data-card-act` and keeps `aria-pressed` true to the clipboard. Without scripts they are
 * not shown.
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
