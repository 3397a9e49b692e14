import {
  AD_BANNER_SIZE,
  adPlaceholderText,
  EXTERNAL_LINK_ATTRIBUTES,
  externalLink,
} from '@crownsmith/domain';
import { useState } from 'react';
import { type Ads, chooseAd } from './ad-box';
import styles from './AdBox.module.css';

const outside = (url: string): string => {
  const link = externalLink(url, { medium: 'banner' });
  return link.ok ? link.value : url;
};

/** What fills the banner's room: the programmatic ad, a partner's banner, or the placeholder. */
const AdContent = ({ ads }: { readonly ads: Ads }) => {
  const [pick] = useState(() => chooseAd(ads, Math.random()));
  switch (pick.kind) {
    case 'frame':
      return (
        <iframe
          src={pick.url}
          title="Advertisement"
          {...AD_BANNER_SIZE}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
        />
      );
    case 'banner':
      return (
        <a href={outside(pick.url)} {...EXTERNAL_LINK_ATTRIBUTES}>
          <img src={pick.image} alt={pick.label} {...AD_BANNER_SIZE} />
        </a>
      );
    case 'placeholder':
      return (
        <a className={styles['words']} href={outside(ads.supportUrl)} {...EXTERNAL_LINK_ATTRIBUTES}>
          {adPlaceholderText(ads.platform)}
        </a>
      );
  }
};

export default AdContent;
