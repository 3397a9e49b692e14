import type { MiscData } from '@crownsmith/api-client';
import { makeSlug } from '@crownsmith/domain';
import { siteApi } from '#app/platform/site-api';
import type { LazyList, NavLink } from './make-menus';

const LINKS: Readonly<Record<LazyList, (misc: MiscData) => readonly NavLink[]>> = {
  sets: ({ sets }) => sets.map(({ code, name }) => ({ label: name, url: `/sets/${code}` })),
  themes: ({ themes }) => themes.map(({ key, name }) => ({ label: name, url: `/themes/${key}` })),
  tribes: ({ tribes }) => tribes.map((name) => ({ label: name, url: `/typal/${makeSlug(name)}` })),
};

const isLazyList = (name: string | undefined): name is LazyList => name !== undefined && name in LINKS;

const listItem = (child: HTMLElement): HTMLLIElement => {
  const li = document.createElement('li');
  li.append(child);
  return li;
};

const linkItem = ({ label, url }: NavLink): HTMLLIElement => {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = label;
  if (location.pathname === url) link.setAttribute('aria-current', 'page');
  return listItem(link);
};

const retryItem = (retry: () => void): HTMLLIElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'The list could not be loaded. Try again';
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    retry();
  });
  const li = listItem(button);
  li.setAttribute('role', 'alert');
  return li;
};

const showItems = (list: HTMLElement, items: readonly HTMLLIElement[]): void => {
  list.querySelector('ul')?.replaceChildren(...items);
  list.hidden = false;
};

/**
 * Fetches a menu's lazy lists (`[data-lazy]`) and shows them, by name. Where the request fails the menu shows a button to
 * try again; its static links stay.
 */
export const fillMenu = async (menu: Element): Promise<void> => {
  const lists = [...menu.querySelectorAll<HTMLElement>('[data-lazy]')];
  try {
    const misc = await siteApi.misc();
    for (const list of lists) {
      const name = list.dataset['lazy'];
      if (!isLazyList(name)) continue;
      const links = LINKS[name](misc).toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
      showItems(list, links.map(linkItem));
      delete list.dataset['lazy'];
    }
  } catch {
    const [first] = lists;
    if (first) showItems(first, [retryItem(() => void fillMenu(menu))]);
  }
};
