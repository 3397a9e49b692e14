import { useEffect, useState } from 'react';
import AdContent from './AdContent';
import { useLocation } from '@remix-run/react';
import { type Ads, showsBanner } from './ad-box';
import styles from './AdBox.module.css';

/** The room of the banner: of its full size from the start, so that the page stands still when the ad comes. */
const AdBox = ({ ads, adFree }: { readonly ads: Ads; readonly adFree: boolean }) => {
  const { pathname } = useLocation();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!showsBanner(pathname, adFree)) return null;
  return (
    <aside className={styles['box']} aria-label="Advertisement">
      {ready && <AdContent key={pathname} ads={ads} />}
    </aside>
  );
};

export default AdBox;
