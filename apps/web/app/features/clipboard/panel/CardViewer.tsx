import { identityName } from '@crownsmith/domain';
import { Link } from '@remix-run/react';
import { Fragment, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useCookieSettings } from '#app/visitor/user-cookie';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { PriceText } from '#app/ui/price/PriceText';
import { shownPrice, visiblePrices } from '#app/ui/price/visible-prices';
import { useBrowserShops } from '#app/ui/render-context/shops';
import { CloseIcon } from '../ClipboardIcons';
import { clipboard } from '../clipboard';
import { clipboardFrameCard } from './clipboard-frame';
import styles from './CardViewer.module.css';
import { CopiesField } from './CopiesField';
import { hideCard } from './view-card';

/** Makes the siblings of an element inert while it covers them. */
const useInertSiblings = (viewer: RefObject<HTMLElement>, active: boolean): void => {
  useLayoutEffect(() => {
    if (!active) return undefined;
    const siblings = [...(viewer.current?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element !== viewer.current,
    );
    for (const element of siblings) element.inert = true;
    return () => {
      for (const element of siblings) element.inert = false;
    };
  }, [viewer, active]);
};

/** The selected card, large: beside the panel, on small screens over it until closed. */
export const CardViewer = () => {
  const url = useStore(clipboard.store, (state) => state.viewerImage);
  const card = useStore(clipboard.store, ({ cards, loadedCards }) =>
    url ? (cards[url] ?? loadedCards[url]) : undefined,
  );
  const entry = useStore(clipboard.store, ({ cards }) => (url ? cards[url] : undefined));
  const overlay = useStore(clipboard.store, (state) => state.mobileImageIsOpen);
  const settings = useCookieSettings();
  const { tcgplayerPercent } = useBrowserShops();
  const viewer = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useInertSiblings(viewer, overlay && card !== undefined);
  useEffect(() => {
    if (overlay) close.current?.focus();
  }, [overlay, url]);
  if (!card) return null;
  const prices = visiblePrices(card.prices, settings);

  return (
    <section
      ref={viewer}
      className={styles['viewer']}
      data-overlay={overlay || undefined}
      aria-label={card.name}
    >
      <button
        ref={close}
        type="button"
        className={styles['close']}
        aria-label={`Hide ${card.name}`}
        onClick={hideCard}
      >
        <CloseIcon />
      </button>
      <div className={styles['card']}>
        <CardFrame card={clipboardFrameCard(card)} size="(width < 48rem) min(22rem, 80vw), 15.5rem" />
      </div>
      <p className={styles['facts']}>
        <Link to={card.url}>{card.name}</Link>
        <span>
          {identityName(card.colorIdentity)}
          {prices.length === 0 && ' · no price'}
          {prices.map(({ source, price }) => (
            <Fragment key={source}>
              {' · '}
              <PriceText {...shownPrice(price, source, tcgplayerPercent)} />
            </Fragment>
          ))}
        </span>
      </p>
      {entry && <CopiesField card={entry} />}
    </section>
  );
};
