/** Supporter tiers; any but 'none' hides ads. */
export type AdTier = 'rare' | 'uncommon' | 'none';

/** Price of a supporter's membership, in USD per month. */
export const SUPPORTER_PRICE_USD = 2;

/** A patron's record on the membership platform; cents of USD per month. */
export interface Patreon {
  readonly status: string | null;
  readonly entitledCents: number;
}

/** The platform's status of a paying patron. */
const ACTIVE_PATRON = 'active_patron';
/** The tiers of patrons, highest first, with the least that a patron pays, in cents of USD per month. */
export const SUPPORTER_TIERS = [
  { tier: 'rare', cents: 500 },
  { tier: 'uncommon', cents: 100 * SUPPORTER_PRICE_USD },
] as const satisfies readonly { readonly tier: AdTier; readonly cents: number }[];

/**
 * A user's tier (specification, section 4): rare for an admin and an active patron with at least 500 cents, uncommon for
 * one with at least 200, otherwise none.
 * @example adTier({ status: 'active_patron', entitledCents: 200 }) // 'uncommon'
 */
export const adTier = (patreon: Patreon | null | undefined, isAdmin = false): AdTier => {
  if (isAdmin) return 'rare';
  const isActive = patreon?.status === ACTIVE_PATRON || patreon?.status === 'active';
  if (!isActive) return 'none';
  return SUPPORTER_TIERS.find(({ cents }) => patreon.entitledCents >= cents)?.tier ?? 'none';
};

/** Whether a tier hides ads. @example hidesAds('none') // false */
export const hidesAds = (tier: AdTier): boolean => tier !== 'none';

/** Size of the banner, and default height of the placeholder, in px. */
export const AD_BANNER_SIZE = { width: 728, height: 90 } as const;
/** Default height of the placeholder, in px. */
export const AD_PLACEHOLDER_HEIGHT = 200;

/** The placeholder's text, with the name of the membership platform. @example adPlaceholderText('Patreon') // 'Please consider supporting us on Patreon to remove ads for only $2/month.' */
export const adPlaceholderText = (platform: string): string =>
  `Please consider supporting us on ${platform} to remove ads for only $${SUPPORTER_PRICE_USD}/month.`;

/** Shares of ads in percent: the programmatic ad, then the partners' banners (specification, section 9). */
export const AD_SHARES = [30, 20, 20, 10, 4, 4, 4, 4, 4] as const;

/**
 * Picks an ad by a random number from 0 to 1: 0 is the programmatic ad, 1–8 are the partners' banners.
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

/** First path segments of pages without a sidebar ad; home is the empty one (specification, section 2). */
const PAGES_WITHOUT_SIDEBAR_AD = [
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

/** Whether a page has a sidebar ad. @example hasSidebarAd('/top/salt') // true */
export const hasSidebarAd = (path: string): boolean =>
  !(PAGES_WITHOUT_SIDEBAR_AD as readonly string[]).includes(path.replace(/^\/+/, '').split(/[/?#]/)[0] ?? '');
