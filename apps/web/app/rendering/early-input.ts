/** Input that the inline script of a page (in root.tsx) intercepts until the page is hydrated. */
interface EarlyInput {
  /** the last button that was pressed */
  button?: HTMLElement;
  /** Stops intercepting, so that events reach React. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Events that make React hydrate synchronously; during hydration this can fail and leave the page dead (error 345). */
const INTERCEPTED = [
  'pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel',
  'click', 'dblclick', 'auxclick', 'contextmenu', 'keydown', 'keypress', 'keyup', 'input', 'change', 'textInput',
  'compositionstart', 'compositionend', 'copy', 'cut', 'paste', 'dragstart', 'dragend', 'drop', 'submit', 'reset',
].join(); // prettier-ignore

/**
 * Part of the inline script in a page's head: it must run before anything of the page can be seen. Until the page is
 * hydrated it intercepts input before React, while the browser's
 * default actions continue: it remembers the button that was pressed (forms submit without any code), and focuses the
 * search field on `/`, as SearchBox does later.
 */
export const EARLY_INPUT_SCRIPT = `{const types='${INTERCEPTED}'.split(',');
const intercept=(event)=>{event.stopImmediatePropagation();const {type,target,key}=event;
if(type==='click'){const button=target.closest?.('button[type=button]');if(button)earlyInput.button=button}
if(type!=='keydown'||key!=='/'||event.ctrlKey||event.metaKey||event.altKey||
target.closest?.('input,textarea,select,[contenteditable]'))return;
const search=document.querySelector('[role=search] input');
if(search){event.preventDefault();search.focus()}};
window.earlyInput={stop:()=>{for(const type of types)document.removeEventListener(type,intercept,true)}};
for(const type of types)document.addEventListener(type,intercept,true)}`;

/** Lets input through to the hydrated page and clicks the remembered button, once. */
export const replayEarlyClick = (): void => {
  const early = window.earlyInput;
  early?.stop();
  delete window.earlyInput;
  if (early?.button?.isConnected) early.button.click();
};
