import type { StoredMessage } from '@crownsmith/api-client';
import type { KnownMessage, MessageState } from '#app/messages/message-store.server';
import { countText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { Pagination } from '#app/ui/layout/Pagination';
import styles from './Admin.module.css';
import { AdminFrame, Facts, Time } from './AdminFrame';

const EXCERPT = 120;

/** The beginning of what a message says. */
const excerptOf = ({ fields }: StoredMessage): string => {
  const text = fields['message'] ?? Object.values(fields)[0] ?? '';
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
};

interface ListProps {
  readonly state: MessageState;
  readonly messages: readonly StoredMessage[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly notice?: string | undefined;
}

/** The messages of one state, newest first. */
export const MessagesPage = ({ state, messages, total, page, pages, notice }: ListProps) => (
  <AdminFrame
    title={state === 'open' ? 'Messages' : 'Messages done'}
    section="/admin/messages"
    notice={notice}
  >
    <p>
      {total === 0 ? 'There are none.' : `${countText(total)} in all.`}{' '}
      {state === 'open' ? (
        <a href="/admin/messages?state=done">Show those that are done</a>
      ) : (
        <a href="/admin/messages">Show those that wait</a>
      )}
    </p>
    <ul className={styles['rows']}>
      {messages.map((message) => (
        <li key={message.id}>
          <a href={`/admin/messages/${message.id}`}>{excerptOf(message) || message.id}</a>
          <p>
            {message.kind}, <Time at={Date.parse(message.receivedAt)} />
          </p>
        </li>
      ))}
    </ul>
    <Pagination
      page={page}
      pages={pages}
      path={state === 'open' ? '/admin/messages' : '/admin/messages?state=done'}
    />
  </AdminFrame>
);

/** One message with all that was entered. */
export const MessagePage = ({
  known: { message, state },
  notice,
}: {
  readonly known: KnownMessage;
  readonly notice?: string | undefined;
}) => (
  <AdminFrame title="Message" section="/admin/messages" notice={notice}>
    <Facts
      facts={[
        ['Number', message.id],
        ['Form', message.kind],
        ['Received', <Time key="time" at={Date.parse(message.receivedAt)} />],
        ['State', state],
        ...Object.entries(message.fields),
      ]}
    />
    <form method="post" action={`/admin/messages/${message.id}`} className={styles['form']}>
      {state === 'open' ? (
        <button type="submit" name="intent" value="done" className={button['primary']}>
          Mark as done
        </button>
      ) : (
        <button type="submit" name="intent" value="reopen" className={button['button']}>
          Open again
        </button>
      )}
      <button type="submit" name="intent" value="delete" className={button['button']}>
        Delete for good
      </button>
    </form>
  </AdminFrame>
);
