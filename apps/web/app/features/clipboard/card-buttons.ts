import { showToast } from '#app/ui/toast/toast-store';
import { loadEngine, prepareEngine } from './load-actions';
import { type Clipboard, clipboardStore } from './open-clipboard';

/** What the buttons of a card do; see app/ui/card-tile/CardButtons. */
const ACTS = { crown: 'toggleCrown', clip: 'toggleCard' } as const;

const isAct = (name: string | undefined): name is keyof typeof ACTS =>
  name !== undefined && Object.hasOwn(ACTS, name);

const onClick = (event: MouseEvent): void => {
  const button =
    event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-card-act]') : null;
  const { card: slug, name, lead } = button?.closest<HTMLElement>('[data-card]')?.dataset ?? {};
  const act = button?.dataset['cardAct'];
  if (!button || !slug || !name || !isAct(act)) return;
  button.setAttribute('aria-busy', 'true');
  void loadEngine()
    .then(
      (engine) => engine[ACTS[act]]({ slug, name, canLead: lead !== undefined }),
      () => showToast('The clipboard could not be loaded. Try again in a moment.'),
    )
    .finally(() => button.removeAttribute('aria-busy'));
};

/** A pointer or the focus on a button announces its use. */
const onApproach = ({ target }: Event): void => {
  if (target instanceof Element && target.closest('[data-card-act]')) prepareEngine();
};

/** Makes the buttons of every card in a place say what the clipboard holds. */
const showState = (place: ParentNode, { cards, commanders }: Clipboard): void => {
  for (const group of place.querySelectorAll<HTMLElement>('[data-card]')) {
    const url = `/cards/${group.dataset['card'] ?? ''}`;
    const pressed = { crown: commanders.includes(url), clip: Object.hasOwn(cards, url) };
    for (const button of group.querySelectorAll<HTMLElement>('[data-card-act]')) {
      const act = button.dataset['cardAct'];
      if (!isAct(act)) continue;
      const value = String(pressed[act]);
      // Most are what they were; writing them again would make the browser look at each of them.
      if (button.getAttribute('aria-pressed') !== value) button.setAttribute('aria-pressed', value);
    }
  }
};

/**
 * Gives life to the crown and paperclip buttons of a document, those that the server drew and those that come later:
 * one listener for all of them, and their pressed state kept true to the clipboard.
 * @returns what undoes it (for an effect)
 */
export const bindCardButtons = (root: Document): (() => void) => {
  const show = (): void => showState(root, clipboardStore.getState());
  const unsubscribe = clipboardStore.subscribe((state, before) => {
    if (state.cards !== before.cards || state.commanders !== before.commanders) show();
  });
  const watcher = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) show();
  });
  show();
  watcher.observe(root.body, { childList: true, subtree: true });
  root.addEventListener('click', onClick);
  root.addEventListener('pointerover', onApproach);
  root.addEventListener('focusin', onApproach);
  return () => {
    unsubscribe();
    watcher.disconnect();
    root.removeEventListener('click', onClick);
    root.removeEventListener('pointerover', onApproach);
    root.removeEventListener('focusin', onApproach);
  };
};
