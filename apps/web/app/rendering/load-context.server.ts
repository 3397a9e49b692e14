import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '@crownsmith/domain';
import type { AccountError } from '#app/accounts/account-error';
import type { User } from '#app/accounts/accounts.server';
import type { RequestAccount } from '#app/accounts/request-account.server';
import type { FormGuard } from '#app/platform/form-guard.server';
import type { DocumentMarkup } from './static-markup.server';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** what the server found out about a posted form */
    readonly formGuard?: FormGuard | undefined;
    /** who sent the request; nobody for pages that are rendered for all visitors */
    readonly user?: User | undefined;
    /** A token of who sent the request, for counts that name nobody; absent for pages that are rendered for all visitors */
    readonly sender?: () => string;
    /** what an action may do with the session; absent for pages that are rendered for all visitors */
    readonly account?: RequestAccount;
    /** where a sign-in that this browser has begun goes on at the host's provider */
    readonly providerUrl?: Result<string, AccountError>;
    /** markup for the document of the request, see `placeMarkup`; absent where only data are requested */
    readonly documentMarkup?: DocumentMarkup;
    /** a part of the page could not be read: no cache may store the page */
    incomplete?: boolean;
    /** data that the page needs could not be read */
    unavailable?: boolean;
  }
}

/** What the server found out about a request before its page. */
type RequestFacts = Pick<AppLoadContext, 'formGuard' | 'user' | 'account' | 'providerUrl' | 'sender'>;

/** The context that loaders, actions and the document of one request share. @param path of the request, without its query */
export const createLoadContext = (path: string, facts: RequestFacts = {}): AppLoadContext => ({
  ...facts,
  ...(!path.endsWith('.data') && { documentMarkup: new Map<string, Buffer>() }),
});
