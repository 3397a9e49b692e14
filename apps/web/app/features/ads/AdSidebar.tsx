import { useLocation } from '@remix-run/react';
import { type Ads, isSidebarOff } from './ad-box';
import { AdPlaceholder } from './AdPlaceholder';
import styles from './AdBox.module.css';

/** The ad beside the page in wide windows, else below it. */
const AdSidebar = ({ ads, adFree }: { readonly ads: Ads; readonly adFree: boolean }) => {
  const { pathname } = useLocation();
  if (adFree || isSidebarOff(pathname)) return null;
  return (
    <aside className={styles['side']} aria-label="Support">
      <AdPlaceholder ads={ads} adFree={adFree} />
    </aside>
  );
};

export default AdSidebar;
