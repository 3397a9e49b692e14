import { createApiClient } from '@crownsmith/api-client';

/** The site's own API. */
export const api = createApiClient({ baseUrl: '' });
