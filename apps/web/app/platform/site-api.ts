import { createApiClient } from '@crownsmith/api-client';

/** A client of the site's own API, for code that is loaded on demand. */
export const siteApi = createApiClient({ baseUrl: '' });
