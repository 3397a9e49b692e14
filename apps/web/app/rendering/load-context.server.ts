import type { AppLoadContext } from '@remix-run/node';
import type { User } from '#app/accounts/accounts.server';
import type { FormGuard } from '#app/platform/form-guard.server';
import type { DocumentMarkup } from './static-markup.server';

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** what the server found out about a posted form */
    readonly formGuard?: FormGuard | undefined;
    /** who sent the request, by a session that holds */
    readonly user?: User | undefined;
    /** markup for the document of the request, see `placeMarkup`; absent where only data are requested */
    readonly documentMarkup?: DocumentMarkup;
    /** a part of the page could not be read: no cache may store the page */
    incomplete?: boolean;
    /** data that the page needs could not be read */
    unavailable?: boolean;
  }
}

/** The context that loaders, actions and the document of one request share. @param path of the request, without its query */
export const createLoadContext = (path: string, formGuard?: FormGuard): AppLoadContext => ({
  ...(formGuard && { formGuard }),
  ...(!path.endsWith('.data') && { documentMarkup: new Map<string, string>() }),
});
