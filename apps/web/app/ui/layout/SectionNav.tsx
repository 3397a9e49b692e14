import styles from './SectionNav.module.css';

/** Links to the sections of a page; they stick to the top of the window. */
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
