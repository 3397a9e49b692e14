import { type Ads, showsPlaceholder } from './ad-box';
import styles from './AdBox.module.css';
import { SupportLink } from './SupportLink';

interface Props {
  readonly ads: Pick<Ads, 'supportUrl' | 'platform'>;
  /** the visitor sees no ads */
  readonly adFree?: boolean;
  readonly always?: boolean;
  readonly off?: boolean;
}

/** A box with a link for support in place of an ad, as wide as its container. */
export const AdPlaceholder = ({ ads, ...flags }: Props) =>
  showsPlaceholder(flags) ? (
    <div className={styles['placeholder']}>
      <SupportLink ads={ads} />
    </div>
  ) : null;
