import { BRAND } from '@crownsmith/domain';

/** The name of the site, and the address for bug reports where the operator sets none. */
export const SITE = {
  brand: BRAND,
  bugReportEmail: 'bugs@crownsmith.example',
} as const;
