import { BRAND } from '@crownsmith/domain';

/** What the site is called and where its people write to: the one place that knows. */
export const SITE = {
  brand: BRAND,
  bugReportEmail: 'bugs@crownsmith.example',
} as const;
