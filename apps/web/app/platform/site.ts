import { BRAND } from '@crownsmith/domain';

/** The name of the site and the address for bug reports. */
export const SITE = {
  brand: BRAND,
  bugReportEmail: 'bugs@crownsmith.example',
} as const;
