import { slugOfCardUrl } from '@crownsmith/domain';
import { delegate } from '#app/behaviours/delegate';
import { listText } from '#app/behaviours/list-text';
import { showToast } from '#app/ui/toast/toast-store';
import { loadOwnedCards } from '#app/visitor/load-owned-cards';
import type { OwnedCards } from '@crownsmith/api-client';
import './owned-marks.css';

/** What lists show by what the visitor owns; it stays for as long as the tab. */
const FILTERS = { '': 'All cards', yes: 'Cards I own', no: 'Cards I lack' } as const;
const FILTER_ID = 'list-owned';

let owned: OwnedCards = {};
let isBound = false;

const ownsCard = (link: Element): boolean => {
  const path = link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : '';
  return Object.hasOwn(owned, slugOfCardUrl(path) ?? '');
};

/** Marks links to owned cards, and the items of lists by whether their card is owned. */
const markLinks = (root: ParentNode): void => {
  for (const link of root.querySelectorAll('a[href^="/cards/"]')) {
    // The collection itself needs no marks.
    if (link.closest('[data-collection]')) continue;
    const isOwned = ownsCard(link);
    link.toggleAttribute('data-owned', isOwned);
    const item = link.closest('li, tr');
    if (item?.querySelector('a[href^="/cards/"]') === link)
      item.setAttribute('data-own', isOwned ? 'yes' : 'no');
  }
};

const addFilter = (root: ParentNode): void => {
  const form = root.querySelector('form[data-list-view]');
  if (!form || root.querySelector(`#${FILTER_ID}`)) return;
  const select = document.createElement('select');
  select.id = FILTER_ID;
  for (const [value, label] of Object.entries(FILTERS)) select.add(new Option(label, value));
  select.value = document.documentElement.dataset['own'] ?? '';
  const label = document.createElement('label');
  label.htmlFor = FILTER_ID;
  label.textContent = 'My collection';
  const place = document.createElement('p');
  place.className = 'owned-filter';
  place.append(label, select);
  // Beside the form, which would navigate to what it says.
  form.after(place);
};

const addCopyButtons = (root: ParentNode): void => {
  for (const button of root.querySelectorAll<HTMLElement>('button[data-copy-list]')) {
    if (button.nextElementSibling?.hasAttribute('data-copy-lacking')) continue;
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.className = button.className;
    copy.dataset['copyLacking'] = button.dataset['copyList'];
    copy.textContent = 'Copy what I lack';
    button.after(copy);
  }
};

/** The items of a list whose card is not owned, as text. */
const lackingText = (list: Element): string => {
  const copy = list.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const item of copy.querySelectorAll('[data-own="yes"]')) item.remove();
  return listText(copy);
};

const update = (): void => {
  const main = document.getElementById('main');
  if (!main) return;
  markLinks(main);
  addFilter(main);
  addCopyButtons(main);
};

const bind = (): void => {
  isBound = true;
  delegate(document, 'change', `#${FILTER_ID}`, (select) => {
    if (select instanceof HTMLSelectElement) document.documentElement.dataset['own'] = select.value;
  });
  delegate(document, 'click', '[data-copy-lacking]', ({ dataset }) => {
    const list = document.getElementById(dataset['copyLacking'] ?? '');
    if (!list) return;
    navigator.clipboard.writeText(lackingText(list)).then(
      () => showToast('Copied what you lack'),
      () => showToast('Your browser blocked copying. Select the list and copy it.'),
    );
  });
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  });
  const main = document.getElementById('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
};

/** Marks the cards of this browser's collection on the page, and on the pages that follow. */
export const markOwned = async (): Promise<void> => {
  owned = (await loadOwnedCards()) ?? {};
  if (!isBound) bind();
  update();
};
