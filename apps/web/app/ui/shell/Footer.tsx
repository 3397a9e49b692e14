import type { ReactNode } from 'react';
import styles from './Footer.module.css';

interface Props {
  readonly brand: string;
  /** links to other sites */
  readonly social: ReactNode;
  readonly partners: ReactNode;
}

const LINKS = [
  { label: 'About Us', url: '/about-us' },
  { label: 'Contact', url: '/contact-us' },
  { label: 'Privacy Policy', url: '/privacy' },
];

/** What stands under every page: what the site is, where to read more, and whose game it is. Drawn on the server only. */
export const Footer = ({ brand, social, partners }: Props) => (
  <div className={styles['inner']}>
    <nav aria-label="About the site" className={styles['links']}>
      <ul>
        {LINKS.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
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
      <strong>{brand}</strong> recommends cards and commanders for the Commander format, from decks that
      people built.
    </p>
    <p>
      Unofficial fan content. Card names, mana symbols and card pictures belong to Wizards of the Coast, who
      have no part in this site.
    </p>
  </div>
);
