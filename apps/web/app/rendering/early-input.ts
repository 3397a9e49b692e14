/** What the script of a page (see late-scripts.server.ts) keeps until the page answers by itself. */
interface EarlyInput {
  /** the last button pressed so far */
  button?: HTMLElement;
  /** Keeps nothing more, and lets what people do through to the page. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** What makes React hydrate at once when it comes in the midst of it, which can fail and leave the page dead (error 345). */
const HELD = [
  'pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'touchcancel',
  'click', 'dblclick', 'auxclick', 'contextmenu', 'keydown', 'keypress', 'keyup', 'input', 'change', 'textInput',
  'compositionstart', 'compositionend', 'copy', 'cut', 'paste', 'dragstart', 'dragend', 'drop', 'submit', 'reset',
].join(); // prettier-ignore

/**
 * Part of a page's inline script. Until the page is hydrated it keeps what people do from React (the browser itself
 * answers it as ever), remembers the button that somebody presses (buttons that send a form need no code), and moves to the
 * search on `/`, as SearchBox does later.
 */
export const EARLY_INPUT_SCRIPT = `{const held='${HELD}'.split(',');
const keep=(event)=>{event.stopImmediatePropagation();const {type,target,key}=event;
if(type==='click'){const button=target.closest?.('button[type=button]');if(button)earlyInput.button=button}
if(type!=='keydown'||key!=='/'||event.ctrlKey||event.metaKey||event.altKey||
target.closest?.('input,textarea,select,[contenteditable]'))return;
const search=document.querySelector('[role=search] input');
if(search){event.preventDefault();search.focus()}};
window.earlyInput={stop:()=>{for(const type of held)document.removeEventListener(type,keep,true)}};
for(const type of held)document.addEventListener(type,keep,true)}`;

/** From here on the page answers by itself; presses the remembered button, once. */
export const replayEarlyClick = (): void => {
  const early = window.earlyInput;
  early?.stop();
  delete window.earlyInput;
  if (early?.button?.isConnected) early.button.click();
};
