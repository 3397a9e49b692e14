import type { ReactNode } from 'react';
import { DEVELOPER_PAGES, SITE_PAGES } from '#app/model/site-pages';
import styles from './Footer.module.css';

interface Props {
  readonly brand: string;
  /** which decks are counted, in words, where they are not of Commander alone */
  readonly scope?: string | undefined;
  /** whether there is a page for supporters */
  readonly hasSupporters: boolean;
  /** links to other sites */
  readonly social: ReactNode;
  readonly partners: ReactNode;
}

/** The footer of every page: links, what the site is, and the disclaimer. Rendered on the server only. */
export const Footer = ({ brand, scope, hasSupporters, social, partners }: Props) => (
  <div className={styles['inner']}>
    <nav aria-label="About the site" className={styles['links']}>
      <ul>
        {[...SITE_PAGES.about, ...DEVELOPER_PAGES].map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
        {hasSupporters && (
          <li>
            <a href="/supporters">Supporters</a>
          </li>
        )}
      </ul>
      {social && <ul>{social}</ul>}
      {partners && (
        <div>
          <p>Partner sites</p>
          <ul>{partners}</ul>
        </div>
      )}
    </nav>
    <p>
      <strong>{brand}</strong> recommends cards and commanders for the Commander format, based on decks that
      people built.{scope && ` Its figures count ${scope}.`}
    </p>
    <p>
      Unofficial fan content, not affiliated with Wizards of the Coast, the owner of card names, mana symbols
      and card pictures.
    </p>
  </div>
);
