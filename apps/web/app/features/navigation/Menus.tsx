import { EXTERNAL_LINK_ATTRIBUTES } from '@crownsmith/domain';
import { DECK_PAGE, SITE_PAGES } from '#app/model/site-pages';
import { externalUrl } from '#app/ui/format/external-url';
import styles from './Menus.module.css';
import { LAZY_LISTS, type LazyList, type NavGroup, type NavLink, type NavMenu } from './make-menus';

interface ExternalLink {
  readonly label: string;
  readonly url: string;
}

const Item = ({ label, url, symbols }: NavLink) => (
  <li>
    <a href={url}>
      {symbols && (
        <span className={styles['symbols']} aria-hidden="true">
          {symbols.map((symbol) => (
            <i key={symbol} className={`m m-${symbol}`} />
          ))}
        </span>
      )}
      {label}
    </a>
  </li>
);

const Group = ({ title, links }: NavGroup) => (
  <div className={title === undefined ? styles['first'] : styles['group']}>
    {title !== undefined && <p className={styles['title']}>{title}</p>}
    <ul>
      {links.map((link) => (
        <Item key={link.url} {...link} />
      ))}
    </ul>
  </div>
);

/** An empty list of all sets, themes or tribes, which fill-menu.ts fills and shows. */
const LazyLinks = ({ list }: { readonly list: LazyList }) => (
  <div className={styles['lazy']} data-lazy={list} hidden>
    <p className={styles['title']}>{LAZY_LISTS[list]}</p>
    <ul />
  </div>
);

/** Links to other sites, which open in a new tab. */
export const ExternalLinks = ({
  links,
  medium,
}: {
  readonly links: readonly ExternalLink[];
  readonly medium: string;
}) =>
  links.map(({ label, url }) => (
    <li key={url}>
      <a href={externalUrl(url, medium)} {...EXTERNAL_LINK_ATTRIBUTES}>
        {label}
      </a>
    </li>
  ));

/** The items of the secondary bar. */
const SecondaryItems = ({ links }: { readonly links: readonly ExternalLink[] }) => (
  <>
    <ExternalLinks links={links} medium="navigation" />
    {SITE_PAGES.help.map(({ label, url }) => (
      <li key={url}>
        <a href={url} rel={url === '/random' ? 'nofollow' : undefined}>
          {label}
        </a>
      </li>
    ))}
    <li>
      <button type="button" data-open="settings" aria-haspopup="dialog">
        Settings
      </button>
      <noscript>
        <a href="/settings">Settings</a>
      </noscript>
    </li>
  </>
);

/**
 * The main navigation bar: the menus, and a link to the recommendations beside them. A menu is a disclosure that works
 * without scripts; `bindMenus` adds keyboard control and closes it on an outside click. In narrow windows the secondary bar
 * becomes the last menu. Rendered on the server only.
 */
export const Menus = ({
  menus,
  links,
}: {
  readonly menus: readonly NavMenu[];
  /** links to other sites, in the last menu */
  readonly links: readonly ExternalLink[];
}) => (
  <nav aria-label="Main" className={styles['bar']} data-menus="">
    {menus.map(({ label, groups, lazyLists = [] }) => (
      <details key={label} name="menu" className={styles['menu']}>
        <summary>{label}</summary>
        <div
          className={styles['panel']}
          data-size={groups.flatMap((group) => group.links).length > 24 ? 'wide' : undefined}
        >
          {groups.map((group) => (
            <Group key={group.title ?? ''} {...group} />
          ))}
          {lazyLists.map((list) => (
            <LazyLinks key={list} list={list} />
          ))}
        </div>
      </details>
    ))}
    <a href={DECK_PAGE.url} className={styles['job']}>
      {DECK_PAGE.label}
    </a>
    <details name="menu" className={`${styles['menu']} ${styles['more']}`}>
      <summary>More</summary>
      <div className={styles['panel']}>
        <ul className={styles['first']}>
          <SecondaryItems links={links} />
        </ul>
      </div>
    </details>
  </nav>
);

/** The secondary navigation bar: links to other sites and help. Rendered on the server only. */
export const SecondaryBar = ({ links }: { readonly links: readonly ExternalLink[] }) => (
  <nav aria-label="Help and more" className={styles['secondary']}>
    <ul>
      <SecondaryItems links={links} />
    </ul>
  </nav>
);
