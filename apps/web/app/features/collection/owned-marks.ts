import { CLIPBOARD_STORAGE_KEY, type CopyTerm, liftCopyTerms, slugOfCardUrl } from '@crownsmith/domain';
import { delegate } from '#app/behaviours/delegate';
import { listText } from '#app/behaviours/list-text';
import { showToast } from '#app/ui/toast/toast-store';
import { loadOwnedCards } from '#app/visitor/load-owned-cards';
import type { OwnedCards } from '@crownsmith/api-client';
import { cardsOfOwnDeck, type CopyFilter, createCopyFilter, decksOf } from './copy-filter';
import './owned-marks.css';

/** What lists show by what the visitor owns, as terms of a search. */
const FILTERS: readonly (readonly [query: string, label: string])[] = [
  ['', 'All cards'],
  ['is:owned', 'Cards I own'],
  ['-is:owned', 'Cards I lack'],
  ['is:free', 'Free for a deck'],
  ['-in:mydeck', 'Not in my deck'],
];
const FILTER_ID = 'list-owned';

let owned: OwnedCards = {};
/** the decks that its places name: found once, not at each change of the page */
let decks: readonly string[] = [];
let isShown: CopyFilter = () => true;
/** what was chosen; it stays for as long as the page is not loaded anew */
let chosen = '';
let isBound = false;

/** The slug of a link to a card, or to a commander. */
const slugOfLink = (link: Element): string | undefined =>
  link instanceof HTMLAnchorElement && link.origin === location.origin
    ? slugOfCardUrl(link.pathname.replace('/commanders/', '/cards/'))
    : undefined;

/** The terms that hold for the page: of its own search, and of the choice where that can be changed. */
const termsOfPage = (root: ParentNode): readonly CopyTerm[] => [
  ...[...root.querySelectorAll<HTMLElement>('[data-copy-terms]')].flatMap(
    ({ dataset }) => liftCopyTerms(dataset['copyTerms'] ?? '').terms,
  ),
  ...(root.querySelector(`#${FILTER_ID}`) ? liftCopyTerms(chosen).terms : []),
];

/** Marks links to owned cards, and the items of lists by whether their card is owned and asked for. @returns how many items are shown, and how many there are */
const markLinks = (root: ParentNode): { readonly shown: number; readonly all: number } => {
  let [shown, all] = [0, 0];
  const terms = termsOfPage(root);
  for (const link of root.querySelectorAll('a[href^="/cards/"], a[href^="/commanders/"]')) {
    // The collection itself needs no marks.
    if (link.closest('[data-collection]')) continue;
    const slug = slugOfLink(link);
    if (slug === undefined) continue;
    const isOwned = Object.hasOwn(owned, slug);
    if (link.matches('[href^="/cards/"]')) link.toggleAttribute('data-owned', isOwned);
    // Chips and breadcrumbs are ways on, and no list of cards.
    const item = link.closest('nav') ? null : link.closest('li, tr');
    if (item?.querySelector('a[href^="/cards/"], a[href^="/commanders/"]') !== link) continue;
    // The cards of a combo are one item: without some of them it is another.
    if (item.parentElement?.closest('li, tr')) continue;
    const isAskedFor = isShown(slug, terms);
    item.setAttribute('data-own', isOwned ? 'yes' : 'no');
    item.toggleAttribute('data-filtered', !isAskedFor);
    all += 1;
    if (isAskedFor) shown += 1;
  }
  return { shown, all };
};

/** Commanders of a page that is a list of them. */
const MIN_LISTED = 10;

/** Adds an element where a list can be filtered: behind the form of its view, which would navigate to what it has, or before a list of commanders. */
const addToList = (root: ParentNode, element: Element): void => {
  const form = root.querySelector('form[data-list-view], [data-copy-terms]');
  if (form) {
    form.after(element);
    return;
  }
  const commanders = [...root.querySelectorAll('li > a[href^="/commanders/"]')].filter(
    (link) => !link.closest('nav'),
  );
  if (commanders.length >= MIN_LISTED) commanders[0]?.closest('ul, ol')?.before(element);
};

const addFilter = (root: ParentNode): void => {
  if (root.querySelector(`#${FILTER_ID}`)) return;
  const select = document.createElement('select');
  select.id = FILTER_ID;
  const ofDecks = decks.map((deck) => [`in:"${deck.replaceAll('"', '')}"`, `In ${deck}`] as const);
  for (const [value, label] of [...FILTERS, ...ofDecks]) select.add(new Option(label, value));
  select.value = chosen;
  const label = document.createElement('label');
  label.htmlFor = FILTER_ID;
  label.textContent = 'My collection';
  const place = document.createElement('p');
  place.className = 'owned-filter';
  const count = document.createElement('output');
  count.htmlFor.add(FILTER_ID);
  place.append(label, select, count);
  addToList(root, place);
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
  addFilter(main);
  const { shown, all } = markLinks(main);
  const count = main.querySelector<HTMLOutputElement>('.owned-filter output');
  const text = shown === all ? '' : `${shown} of ${all} on this page`;
  // Writing the same text would call the observer again.
  if (count && count.value !== text) count.value = text;
  addCopyButtons(main);
};

const bind = (): void => {
  isBound = true;
  delegate(document, 'change', `#${FILTER_ID}`, (select) => {
    if (!(select instanceof HTMLSelectElement)) return;
    chosen = select.value;
    update();
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
  decks = decksOf(owned);
  isShown = createCopyFilter(owned, cardsOfOwnDeck(localStorage.getItem(CLIPBOARD_STORAGE_KEY)));
  if (!isBound) bind();
  update();
};
