import { adPlaceholderText, EXTERNAL_LINK_ATTRIBUTES } from '@crownsmith/domain';
import { outsideUrl } from '#app/ui/outside-url';
import type { Ads } from './ad-box';
import styles from './AdBox.module.css';

/** The sentence that asks for support, and leads to where it can be given. */
export const SupportLink = ({ ads }: { readonly ads: Pick<Ads, 'supportUrl' | 'platform'> }) => (
  <a className={styles['words']} href={outsideUrl(ads.supportUrl, 'support')} {...EXTERNAL_LINK_ATTRIBUTES}>
    {adPlaceholderText(ads.platform)}
  </a>
);
