import { combine, delegate } from '#app/behaviours/delegate';
import { listText } from '#app/behaviours/list-text';
import { showToast } from '#app/ui/toast/toast-store';
import { loadActions, prefetchActions } from './load-actions';
import { type Clipboard, clipboardStore } from './clipboard-store';

/** The action of each button of a card, by its `data-card-act` (see ui/card-tile/CardButtons.tsx). */
const ACTIONS = { crown: 'toggleCrown', clip: 'toggleCard' } as const;

const BUTTON = '[data-card-act]';

const isAction = (name: string | undefined): name is keyof typeof ACTIONS =>
  name !== undefined && Object.hasOwn(ACTIONS, name);

type Actions = Awaited<ReturnType<typeof loadActions>>;

/** Runs an action for a button, which is busy until it ends. */
const runAction = (button: HTMLElement, run: (actions: Actions) => Promise<void>): void => {
  button.setAttribute('aria-busy', 'true');
  void loadActions()
    .then(run, () => showToast('The clipboard could not be loaded. Try again in a moment.'))
    .finally(() => button.removeAttribute('aria-busy'));
};

const onClick = (button: HTMLElement): void => {
  const { card: slug, name, lead } = button.closest<HTMLElement>('[data-card]')?.dataset ?? {};
  const act = button.dataset['cardAct'];
  if (!slug || !name || !isAction(act)) return;
  const copies = Number(button.closest<HTMLElement>('[data-copies]')?.dataset['copies'] ?? 1);
  runAction(button, (actions) => actions[ACTIONS[act]]({ slug, name, canLead: lead !== undefined, copies }));
};

/** Adds the list whose id is the button's `data-add-list`. */
const onAddList = (button: HTMLElement): void => {
  const list = document.getElementById(button.dataset['addList'] ?? '');
  if (list) runAction(button, async ({ addListText }) => addListText(listText(list)));
};

/** Sets the pressed state of every card button below a node. */
const showState = (root: ParentNode, { cards, commanders }: Clipboard): void => {
  for (const group of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const url = `/cards/${group.dataset['card'] ?? ''}`;
    const pressed = { crown: commanders.includes(url), clip: Object.hasOwn(cards, url) };
    for (const button of group.querySelectorAll<HTMLElement>(BUTTON)) {
      const act = button.dataset['cardAct'];
      if (!isAction(act)) continue;
      const value = String(pressed[act]);
      // Writing an unchanged attribute makes the browser recalculate styles.
      if (button.getAttribute('aria-pressed') !== value) button.setAttribute('aria-pressed', value);
    }
  }
};

/** Keeps the card's share of the decks of the clipboard's commanders on its page. */
const showShare = (root: ParentNode, { commanders }: Clipboard): void => {
  const spot = root.querySelector<HTMLElement>('[data-card-share]');
  if (!spot || (commanders.length === 0 && !spot.dataset['shareOf'])) return;
  void loadActions().then(
    (actions) => actions.showCardShare(spot, commanders),
    () => undefined,
  );
};

/**
 * Makes the crown and clipboard buttons, and the buttons that add a list of the page, work, also those added to the
 * document later, and keeps their pressed state, and the share on a card page, equal to the clipboard. Pointing at or
 * focusing a button prefetches the actions.
 * @returns removes the behaviour
 */
export const bindCardButtons = (root: Document): (() => void) => {
  const show = (): void => {
    const state = clipboardStore.getState();
    showState(root, state);
    showShare(root, state);
  };
  const unsubscribe = clipboardStore.subscribe((state, before) => {
    if (state.cards !== before.cards || state.commanders !== before.commanders) show();
  });
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) show();
  });
  show();
  observer.observe(root.body, { childList: true, subtree: true });
  return combine(
    unsubscribe,
    () => observer.disconnect(),
    delegate(root, 'click', BUTTON, onClick),
    delegate(root, 'click', '[data-add-list]', onAddList),
    delegate(root, 'pointerover', BUTTON, prefetchActions),
    delegate(root, 'focusin', BUTTON, prefetchActions),
  );
};
