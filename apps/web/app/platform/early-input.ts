/** What the script of a page (see late-scripts.server.ts) keeps until the page's own code is there. */
interface EarlyInput {
  /** the last button pressed so far */
  button?: HTMLElement;
  /** React is at work: what it draws answers by itself, what the shell binds to the document does not yet */
  hydrating?: boolean;
  /** Keeps no more of them. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Buttons that listeners of the document answer, once they are bound. */
const BOUND_BUTTONS = '[data-open],[data-card-act],[data-crown-all],[data-copy-list]';

/**
 * Part of a page's inline script: remembers the button that somebody presses before the page's code has come, and moves to
 * the search on `/`, as SearchBox does later. Buttons that send a form need no code.
 */
export const EARLY_INPUT_SCRIPT = `{const click=(event)=>{const button=event.target.closest?.('button[type=button]');
if(!button)return;const bound=button.matches('${BOUND_BUTTONS}');
if(earlyInput.hydrating&&!bound)return;
earlyInput.button=button;if(bound)event.stopImmediatePropagation()};
const key=(event)=>{if(event.key!=='/'||event.ctrlKey||event.metaKey||event.altKey||
event.target.closest?.('input,textarea,select,[contenteditable]'))return;
const search=document.querySelector('[role=search] input');
if(search){event.preventDefault();search.focus()}};
window.earlyInput={stop:()=>{document.removeEventListener('click',click,true);document.removeEventListener('keydown',key)}};
document.addEventListener('click',click,true);document.addEventListener('keydown',key)}`;

/** From here on React answers clicks on what it draws. */
export const beginHydrating = (): void => {
  if (window.earlyInput) window.earlyInput.hydrating = true;
};

/** Presses the remembered button, now that something answers it; once. */
export const replayEarlyClick = (): void => {
  const early = window.earlyInput;
  early?.stop();
  delete window.earlyInput;
  if (early?.button?.isConnected) early.button.click();
};
