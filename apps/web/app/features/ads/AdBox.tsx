import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { Ads } from './ad-box';
import AdContent from './AdContent';
import styles from './AdBox.module.css';
import { SupportLink } from './SupportLink';

/**
 * The room of the banner: of its full size from the start, so that the page stands still when the ad comes. What fills it
 * is picked in the browser, for the page itself may come from a cache that all visitors share; where there are no scripts
 * it asks for support.
 */
const AdBox = ({ ads, adFree }: { readonly ads: Ads; readonly adFree: boolean }) => {
  const { pathname } = useLocation();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (adFree) return null;
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
