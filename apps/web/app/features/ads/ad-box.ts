import { hasSidebarAd, pickAd } from '@crownsmith/domain';

/** What the config says about ads, as the browser needs it. */
export interface Ads {
  readonly supportUrl: string;
  readonly platform: string;
  readonly frame?: string | undefined;
  readonly banners: readonly { readonly image: string; readonly url: string; readonly label: string }[];
}

/** What the box of the banner shows. */
export type AdPick =
  | { readonly kind: 'frame'; readonly url: string }
  | { readonly kind: 'banner'; readonly image: string; readonly url: string; readonly label: string }
  | { readonly kind: 'placeholder' };

/**
 * Picks what the box shows, by the shares of the specification; a share that the config leaves empty shows the
 * placeholder.
 * @param random 0 to 1
 * @example chooseAd({ supportUrl: '', platform: 'Patreon', banners: [] }, 0.9) // { kind: 'placeholder' }
 */
export const chooseAd = ({ frame, banners }: Ads, random: number): AdPick => {
  const at = pickAd(random);
  if (at === 0) return frame === undefined ? { kind: 'placeholder' } : { kind: 'frame', url: frame };
  const banner = banners[at - 1];
  return banner ? { kind: 'banner', ...banner } : { kind: 'placeholder' };
};

/** Whether the sidebar's ad is off: on the pages that the specification excepts. */
export const isSidebarOff = (path: string): boolean => !hasSidebarAd(path);

interface PlaceholderFlags {
  /** the visitor sees no ads */
  readonly adFree: boolean;
  /** shown even to those who see no ads */
  readonly always?: boolean;
  /** the page wants none */
  readonly off?: boolean;
}

/**
 * Whether the placeholder shows (specification, section 4).
 * @example showsPlaceholder({ adFree: true, always: true }) // true
 */
export const showsPlaceholder = ({ adFree, always = false, off = false }: PlaceholderFlags): boolean =>
  !off && (always || !adFree);
