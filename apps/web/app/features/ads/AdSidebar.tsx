import { useLocation } from '@remix-run/react';
import { type Ads, isSidebarOff } from './ad-box';
import { AdPlaceholder } from './AdPlaceholder';
import styles from './AdBox.module.css';

/** The ad beside the page in wide windows, else below it. */
const AdSidebar = ({ ads }: { readonly ads: Ads }) => {
  const { pathname } = useLocation();
  if (isSidebarOff(pathname)) return null;
  return (
    <aside className={styles['side']} aria-label="Support">
      <AdPlaceholder ads={ads} />
    </aside>
  );
};

export default AdSidebar;
