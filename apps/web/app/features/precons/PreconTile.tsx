import type { PagePrecon } from '#app/model/precon';
import { IdentitySymbols } from '#app/ui/mana/IdentitySymbols';
import { releaseDate } from '#app/ui/format/release-date';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import tile from '#app/ui/card-tile/CommanderTile.module.css';
import styles from './Precons.module.css';

/** A precon in a list: its commanders, name, colours and release date. */
export const PreconTile = ({ precon }: { readonly precon: PagePrecon }) => (
  <li className={tile['tile']}>
    <a href={`/precon/${precon.slug}`}>
      {precon.commanders.length > 0 && (
        <span className={precon.commanders.length > 1 ? tile['pair'] : undefined}>
          {precon.commanders.slice(0, 2).map((card) => (
            <CardFrame key={card.slug} card={frameCardOf(card)} />
          ))}
        </span>
      )}
      <span className={tile['names']}>{precon.name}</span>
    </a>
    <p className={`${tile['caption']} ${styles['facts']}`}>
      <IdentitySymbols identity={precon.identity} />
      {precon.releasedAt && <span>{releaseDate(precon.releasedAt)}</span>}
    </p>
  </li>
);
