import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { Ads } from './ad-box';
import AdContent from './AdContent';
import styles from './AdBox.module.css';
import { SupportLink } from './SupportLink';

/**
 * The ad box. It has its full size from the start, so that the page does not shift. The browser picks the ad, since the
 * page may come from a shared cache; without scripts it shows a link for support.
 */
const AdBox = ({ ads }: { readonly ads: Ads }) => {
  const { pathname } = useLocation();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <aside className={styles['box']} aria-label="Advertisement">
      {ready ? (
        <AdContent key={pathname} ads={ads} />
      ) : (
        <noscript>
          <SupportLink ads={ads} />
        </noscript>
      )}
    </aside>
  );
};

export default AdBox;
