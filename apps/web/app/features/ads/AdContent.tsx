import { AD_BANNER_SIZE, EXTERNAL_LINK_ATTRIBUTES } from '@crownsmith/domain';
import { useState } from 'react';
import { externalUrl } from '#app/ui/format/external-url';
import { type Ads, chooseAd } from './ad-box';
import { SupportLink } from './SupportLink';

/** The content of the ad box: the programmatic ad, a partner's banner, or a link for support. */
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
        <a href={externalUrl(pick.url, 'banner')} {...EXTERNAL_LINK_ATTRIBUTES}>
          <img src={pick.image} alt={pick.label} {...AD_BANNER_SIZE} />
        </a>
      );
    case 'placeholder':
      return <SupportLink ads={ads} />;
  }
};

export default AdContent;
