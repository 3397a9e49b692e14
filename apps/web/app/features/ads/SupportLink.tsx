import { adPlaceholderText, EXTERNAL_LINK_ATTRIBUTES } from '@crownsmith/domain';
import { externalUrl } from '#app/ui/format/external-url';
import type { Ads } from './ad-box';
import styles from './AdBox.module.css';

/** A link to support the site. */
export const SupportLink = ({ ads }: { readonly ads: Pick<Ads, 'supportUrl' | 'platform'> }) => (
  <a
    className={styles['support']}
    href={externalUrl(ads.supportUrl, 'support')}
    {...EXTERNAL_LINK_ATTRIBUTES}
  >
    {adPlaceholderText(ads.platform)}
  </a>
);
