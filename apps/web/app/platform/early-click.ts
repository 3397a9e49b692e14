/** What the script of a page (see late-scripts.server.ts) keeps until the page's own code is there. */
interface EarlyClick {
  /** the last button pressed so far */
  button?: HTMLElement;
  /** Keeps no more of them. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyClick?: EarlyClick;
  }
}

/**
 * Part of a page's inline script: remembers the button that somebody presses before the page's code has come. Buttons
 * that send a form need no code.
 */
export const EARLY_CLICK_SCRIPT = `{const keep=({target})=>{const button=target.closest?.('button[type=button]');
if(button)earlyClick.button=button};
window.earlyClick={stop:()=>document.removeEventListener('click',keep,true)};
document.addEventListener('click',keep,true)}`;

/** From here on the page answers clicks by itself. */
export const stopEarlyClicks = (): void => window.earlyClick?.stop();

/** Presses the remembered button, now that something answers it; once. */
export const replayEarlyClick = (): void => {
  const button = window.earlyClick?.button;
  delete window.earlyClick;
  if (button?.isConnected) button.click();
};
