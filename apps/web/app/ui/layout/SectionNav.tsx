import styles from './SectionNav.module.css';

/** Links to the parts of a long page; they stay at the upper edge while it is read. */
export const SectionNav = ({
  links,
}: {
  readonly links: readonly { readonly id: string; readonly label: string }[];
}) => (
  <nav aria-label="On this page" className={styles['nav']}>
    <div className={styles['scroll']}>
      <ul>
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);
