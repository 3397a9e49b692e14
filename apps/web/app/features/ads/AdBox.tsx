import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from '@remix-run/react';
import { type Ads, showsBanner } from './ad-box';
import styles from './AdBox.module.css';

const AdContent = lazy(() => import('./AdContent'));

/** The room of the banner: of its full size from the start, so that the page stands still when the ad comes. */
export const AdBox = ({ ads, adFree }: { readonly ads: Ads; readonly adFree: boolean }) => {
  const { pathname } = useLocation();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!showsBanner(pathname, adFree)) return null;
  return (
    <aside className={styles['box']} aria-label="Advertisement">
      {ready && (
        <Suspense fallback={null}>
          <AdContent key={pathname} ads={ads} />
        </Suspense>
      )}
    </aside>
  );
};
