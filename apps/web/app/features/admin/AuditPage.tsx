import type { AuditEntry } from '#app/accounts/audit/audit-entry.server';
import { Pagination } from '#app/ui/layout/Pagination';
import styles from './Admin.module.css';
import { AdminFrame, Time } from './AdminFrame';

interface Props {
  readonly entries: readonly AuditEntry[];
  readonly page: number;
  readonly pages: number;
}

/** What admins and the operator did, newest first. */
export const AuditPage = ({ entries, page, pages }: Props) => (
  <AdminFrame title="Audit log" section="/admin/audit">
    {entries.length === 0 && <p>Nothing has been done yet.</p>}
    <ul className={styles['rows']}>
      {entries.map(({ at, actor, action, subject, details }) => (
        <li key={`${at} ${action} ${subject}`}>
          <strong>{action}</strong> {subject}
          <p>
            <Time at={at} />, by {actor}
            {Object.entries(details).map(([name, value]) => `, ${name}: ${value}`)}
          </p>
        </li>
      ))}
    </ul>
    <Pagination page={page} pages={pages} path="/admin/audit" />
  </AdminFrame>
);
