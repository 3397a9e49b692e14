import { createElement, type ReactElement } from 'react';
import { isAdminPath } from '#app/accounts/account-paths';
import type { User } from '#app/accounts/accounts.server';
import { accounts } from '#app/accounts/current.server';
import type { MessageState } from '#app/messages/message-store.server';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import { parsePageNumber } from '#app/ui/layout/Pagination';
import { MAX_DECKS, messages, readAccount, readAudit, readDecks, readOverview } from './admin-data.server';
import { noticeText } from './admin-notices';
import { AccountPage, AccountsPage, DeleteAccountPage } from './AccountPages';
import { AuditPage } from './AuditPage';
import { DecksPage } from './DecksPage';
import { MessagePage, MessagesPage } from './MessagePages';
import { OverviewPage } from './OverviewPage';

/** Rows of a page of a list. */
const PAGE_SIZE = 25;

interface AdminRequest {
  readonly query: URLSearchParams;
  readonly user: User;
  readonly notice: string | undefined;
}

interface AdminPage {
  readonly title: string;
  readonly page: ReactElement;
}

/** A part of a list, and where it is. */
const partOf = <T>(items: readonly T[], query: URLSearchParams) => {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = parsePageNumber(query.get('page'), pages);
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
};

const overview = async ({ notice }: AdminRequest): Promise<AdminPage> => ({
  title: 'Admin',
  page: createElement(OverviewPage, { ...(await readOverview()), notice }),
});

const messageList = async ({ query, notice }: AdminRequest): Promise<AdminPage> => {
  const state: MessageState = query.get('state') === 'done' ? 'done' : 'open';
  const { total } = await messages().list(state, { offset: 0, limit: 0 });
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = parsePageNumber(query.get('page'), pages);
  const part = await messages().list(state, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  return { title: 'Messages', page: createElement(MessagesPage, { state, ...part, page, pages, notice }) };
};

const message = async (id: string, { notice }: AdminRequest): Promise<AdminPage | undefined> => {
  const known = await messages().read(id);
  return known && { title: 'Message', page: createElement(MessagePage, { known, notice }) };
};

const decks = async ({ query }: AdminRequest): Promise<AdminPage> => {
  const all = await readDecks();
  const { items, page, pages } = partOf(all, query);
  const isCut = all.length === MAX_DECKS;
  const props = { decks: items, total: all.length, isCut, page, pages };
  return { title: 'Decks handed in', page: createElement(DecksPage, props) };
};

const account = async (uid: string, { user, notice }: AdminRequest): Promise<AdminPage | undefined> => {
  const facts = await readAccount(uid, user);
  return facts && { title: 'Account', page: createElement(AccountPage, { account: facts, notice }) };
};

const deletion = async (uid: string, { user, notice }: AdminRequest): Promise<AdminPage | undefined> => {
  const profile = uid === user.uid ? undefined : await accounts().readProfile(uid);
  return (
    profile && { title: 'Delete an account', page: createElement(DeleteAccountPage, { profile, notice }) }
  );
};

const audit = async ({ query }: AdminRequest): Promise<AdminPage> => {
  const { items, page, pages } = partOf(await readAudit(), query);
  return { title: 'Audit log', page: createElement(AuditPage, { entries: items, page, pages }) };
};

/** What is at a path below `/admin`; undefined for nothing. */
const pageAt = async (path: string, request: AdminRequest): Promise<AdminPage | undefined> => {
  const [section = '', id, rest, ...more] = path.split('/').slice(1);
  if (more.length > 0) return undefined;
  switch ([section, id !== undefined, rest].join(' ').trim()) {
    case 'false':
      return overview(request);
    case 'messages false':
      return messageList(request);
    case 'messages true':
      return message(id ?? '', request);
    case 'decks false':
      return decks(request);
    case 'accounts false':
      return { title: 'Accounts', page: createElement(AccountsPage, { notice: request.notice }) };
    case 'accounts true':
      return account(id ?? '', request);
    case 'accounts true delete':
      return deletion(id ?? '', request);
    case 'audit false':
      return audit(request);
    default:
      return undefined;
  }
};

/**
 * The operator's page at a path, for an admin; undefined for everybody else and for unknown paths, which are answered as if
 * there were no such pages.
 * @param path without its leading slash
 */
export const adminPage = async (
  request: Request,
  path: string,
  user: User | undefined,
): Promise<RenderedPage | undefined> => {
  if (!user?.profile.isAdmin || !isAdminPath(path)) return undefined;
  const query = new URL(request.url).searchParams;
  const found = await pageAt(path, { query, user, notice: noticeText(query.get('did')) });
  return (
    found && {
      ...renderPage(request, {
        id: 'admin',
        title: found.title,
        description: 'For the people who run this site.',
        path: `/${path}`,
        hidden: true,
        page: found.page,
      }),
      // The same page shows something else after an action, and on the next part of a list.
      slug: `/${path}?${query.toString()}`,
    }
  );
};
