import { SUPPORTER_PRICE_USD } from '../limits';

/** What a supporter's payment is worth, most first; any tier but 'none' hides the ads. */
export const AD_TIERS = ['rare', 'uncommon', 'none'] as const;
export type AdTier = (typeof AD_TIERS)[number];

/** The patron's record as the membership platform gives it; cents of USD per month. */
export interface Patreon {
  readonly status: string | null;
  readonly entitledCents: number;
}

/** The membership platform's word for a patron who pays. */
export const ACTIVE_PATRON = 'active_patron';
export const RARE_TIER_CENTS = 500;
export const UNCOMMON_TIER_CENTS = 200;

/**
 * The tier that decides about ads (specification, section 4): an admin is rare; an active patron with at least 500
 * cents is rare, with at least 200 uncommon; everybody else none.
 * @example adTier({ status: 'active_patron', entitledCents: 200 }) // 'uncommon'
 */
export const adTier = (patreon: Patreon | null | undefined, isAdmin = false): AdTier => {
  if (isAdmin) return 'rare';
  const isActive = patreon?.status === ACTIVE_PATRON || patreon?.status === 'active';
  if (!isActive) return 'none';
  if (patreon.entitledCents >= RARE_TIER_CENTS) return 'rare';
  return patreon.entitledCents >= UNCOMMON_TIER_CENTS ? 'uncommon' : 'none';
};

/** Ads are hidden for any tier. @example hidesAds('none') // false */
export const hidesAds = (tier: AdTier): boolean => tier !== 'none';

/** Size of the banner in px, default height of the placeholder in px (its width is automatic). */
export const AD_BANNER_SIZE = { width: 728, height: 90 } as const;
export const AD_PLACEHOLDER_HEIGHT = 200;

/** What the placeholder says; the name of the membership platform is the caller's. @example adPlaceholderText('Patreon') // 'Please consider supporting us on Patreon to remove ads for only $2/month.' */
export const adPlaceholderText = (platform: string): string =>
  `Please consider supporting us on ${platform} to remove ads for only $${SUPPORTER_PRICE_USD}/month.`;

/** Shares of the random pick in percent: the programmatic ad first, then the partners' banners. */
export const AD_SHARES = [30, 20, 20, 10, 4, 4, 4, 4, 4] as const;

/**
 * Which ad shows for a random number from 0 to 1: 0 is the programmatic ad, 1–8 the partners' banners.
 * @example pickAd(0.29) // 0
 * @example pickAd(0.3) // 1
 */
export const pickAd = (random: number): number => {
  let rest = Math.min(Math.max(random, 0), 1) * 100;
  for (const [at, share] of AD_SHARES.entries()) {
    if (rest < share) return at;
    rest -= share;
  }
  return AD_SHARES.length - 1;
};

/** First segments of the addresses that have no ad in the sidebar; the empty one is home (specification, section 2). */
export const PAGES_WITHOUT_SIDEBAR_AD = [
  '',
  'about-us',
  'account',
  'apply',
  'bug-report',
  'confirm-password',
  'contact-us',
  'forgot-password',
  'privacy',
  'reset-password',
  'signin',
  'signup',
] as const;

/** Whether a page has the ad in its sidebar. @example hasSidebarAd('/top/salt') // true */
export const hasSidebarAd = (path: string): boolean =>
  !(PAGES_WITHOUT_SIDEBAR_AD as readonly string[]).includes(path.replace(/^\/+/, '').split(/[/?#]/)[0] ?? '');
