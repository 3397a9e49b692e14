import { EXTERNAL_LINK_ATTRIBUTES } from '@crownsmith/domain';
import { externalUrl } from '#app/ui/format/external-url';
import styles from './Menus.module.css';
import { MENU_RESTS, type MenuRest, type NavGroup, type NavLink, type NavMenu } from './menus';

interface OutsideLink {
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

/** A place for all sets, themes or tribes, which `fill-menu.ts` fills and shows. */
const Rest = ({ of }: { readonly of: MenuRest }) => (
  <div className={styles['rest']} data-rest={of} hidden>
    <p className={styles['title']}>{MENU_RESTS[of]}</p>
    <ul />
  </div>
);

/** Links to other sites, each in a tab of its own. */
export const ExternalLinks = ({
  links,
  medium,
}: {
  readonly links: readonly OutsideLink[];
  readonly medium: string;
}) =>
  links.map(({ label, url }) => (
    <li key={url}>
      <a href={externalUrl(url, medium)} {...EXTERNAL_LINK_ATTRIBUTES}>
        {label}
      </a>
    </li>
  ));

const SECOND: readonly NavLink[] = [
  { label: 'FAQ', url: '/faq' },
  { label: 'Random', url: '/random' },
  { label: 'Contact', url: '/contact-us' },
];

/** What the second bar holds. */
const SecondItems = ({ links }: { readonly links: readonly OutsideLink[] }) => (
  <>
    <ExternalLinks links={links} medium="navigation" />
    {SECOND.map(({ label, url }) => (
      <li key={url}>
        <a href={url} rel={url === '/random' ? 'nofollow' : undefined}>
          {label}
        </a>
      </li>
    ))}
    <li className={styles['scripted']}>
      <button type="button" data-open="settings" aria-haspopup="dialog">
        Settings
      </button>
    </li>
  </>
);

/**
 * Both bars. A menu is a disclosure that opens without scripts; where there are scripts, `bindMenus` adds Escape, arrow
 * keys and the click beside it. On narrow windows the second bar is the last menu of the first. Rendered on the server only.
 */
export const Menus = ({
  menus,
  links,
}: {
  readonly menus: readonly NavMenu[];
  /** to other sites */
  readonly links: readonly OutsideLink[];
}) => (
  <>
    <nav aria-label="Main" className={styles['bar']} data-menus="">
      {menus.map(({ label, groups, rest = [] }) => (
        <details key={label} name="menu" className={styles['menu']}>
          <summary>{label}</summary>
          <div
            className={styles['panel']}
            data-size={groups.flatMap((of) => of.links).length > 24 ? 'wide' : undefined}
          >
            {groups.map((group) => (
              <Group key={group.title ?? ''} {...group} />
            ))}
            {rest.map((of) => (
              <Rest key={of} of={of} />
            ))}
          </div>
        </details>
      ))}
      <details name="menu" className={`${styles['menu']} ${styles['more']}`}>
        <summary>More</summary>
        <div className={styles['panel']}>
          <ul className={styles['first']}>
            <SecondItems links={links} />
          </ul>
        </div>
      </details>
    </nav>
    <nav aria-label="Help and more" className={styles['second']}>
      <ul>
        <SecondItems links={links} />
      </ul>
    </nav>
  </>
);
