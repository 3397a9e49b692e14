import type { ReactNode } from 'react';
import { PageHeader } from '#app/ui/layout/PageHeader';
import styles from './Admin.module.css';

/** The operator's pages, in the order of their menu. */
const ADMIN_PAGES = [
  { path: '/admin', label: 'Overview' },
  { path: '/admin/messages', label: 'Messages' },
  { path: '/admin/decks', label: 'Decks handed in' },
  { path: '/admin/accounts', label: 'Accounts' },
  { path: '/admin/audit', label: 'Audit log' },
] as const;

interface Props {
  readonly title: string;
  /** path of the menu's page that this one belongs to */
  readonly section: (typeof ADMIN_PAGES)[number]['path'];
  /** what an action has done */
  readonly notice?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of the operator's pages: their menu, and what was done last. Rendered on the server only. */
export const AdminFrame = ({ title, section, notice, children }: Props) => (
  <>
    <PageHeader
      breadcrumbs={[
        { label: 'Home', url: '/' },
        ...(section === '/admin' ? [] : [{ label: 'Admin', url: '/admin' }]),
      ]}
      title={title}
    />
    <nav className={styles['nav']} aria-label="Admin">
      {ADMIN_PAGES.map(({ path, label }) => (
        <a key={path} href={path} aria-current={path === section ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
    {notice && (
      <p className={styles['notice']} role="status">
        {notice}
      </p>
    )}
    {children}
  </>
);

/** A time in UTC, to the minute. @param at in ms since 1970 */
export const Time = ({ at }: { readonly at: number }) => {
  const iso = new Date(at).toISOString();
  return <time dateTime={iso}>{`${iso.slice(0, 16).replace('T', ' ')} UTC`}</time>;
};

/** Facts by their name. */
export const Facts = ({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}) => (
  <dl className={styles['facts']}>
    {facts.map(([name, value]) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
  </dl>
);
