import { hasSidebarAd, pickAd } from '@crownsmith/domain';

/** The ads of the site's config. */
export interface Ads {
  readonly supportUrl: string;
  readonly platform: string;
  readonly frame?: string | undefined;
  readonly banners: readonly { readonly image: string; readonly url: string; readonly label: string }[];
}

/** The content of the ad box. */
export type AdPick =
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'banner'; readonly image: string; readonly url: string; readonly label: string }
  | { readonly kind: 'placeholder' };

/**
 * Picks the content of the ad box by the shares of the specification; a share without an ad shows the placeholder.
 * @param random 0 to 1
 * @example chooseAd({ supportUrl: '', platform: 'Patreon', banners: [] }, 0.9) // { kind: 'placeholder' }
 */
export const chooseAd = ({ frame, banners }: Ads, random: number): AdPick => {
  const slot = pickAd(random);
  if (slot === 0) return frame === undefined ? { kind: 'placeholder' } : { kind: 'frame', url: frame };
  const banner = banners[slot - 1];
  return banner ? { kind: 'banner', ...banner } : { kind: 'placeholder' };
};

/** Whether a page has no sidebar ad (specification, section 4). */
export const isSidebarOff = (path: string): boolean => !hasSidebarAd(path);

interface PlaceholderFlags {
  /** the visitor sees no ads */
  readonly adFree?: boolean;
  /** shown even to visitors without ads */
  readonly always?: boolean;
  /** never shown */
  readonly off?: boolean;
}

/**
 * Whether the placeholder is shown (specification, section 4).
 * @example showsPlaceholder({ adFree: true, always: true }) // true
 */
export const showsPlaceholder = ({
  adFree = false,
  always = false,
  off = false,
}: PlaceholderFlags): boolean => !off && (always || !adFree);
