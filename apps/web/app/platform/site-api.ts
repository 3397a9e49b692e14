import { createApiClient } from '@crownsmith/api-client';

/** The site's own API, for code that comes with its first use. */
export const siteApi = createApiClient({ baseUrl: '' });
