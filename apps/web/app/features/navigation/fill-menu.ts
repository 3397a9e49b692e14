import type { MiscData } from '@crownsmith/api-client';
import { makeSlug } from '@crownsmith/domain';
import { siteApi } from '#app/platform/site-api';
import type { MenuRest, NavLink } from './menus';

/** Every link of a kind, by name. */
const LINKS: Readonly<Record<MenuRest, (misc: MiscData) => readonly NavLink[]>> = {
  sets: ({ sets }) => sets.map(({ code, name }) => ({ label: name, url: `/sets/${code}` })),
  themes: ({ themes }) => themes.map(({ key, name }) => ({ label: name, url: `/themes/${key}` })),
  tribes: ({ tribes }) => tribes.map((name) => ({ label: name, url: `/typal/${makeSlug(name)}` })),
};

const isRest = (name: string | undefined): name is MenuRest => name !== undefined && name in LINKS;

const item = (child: HTMLElement): HTMLLIElement => {
  const li = document.createElement('li');
  li.append(child);
  return li;
};

const linkItem = ({ label, url }: NavLink): HTMLLIElement => {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = label;
  if (location.pathname === url) link.setAttribute('aria-current', 'page');
  return item(link);
};

const retryItem = (retry: () => void): HTMLLIElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'The list could not be loaded. Try again';
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    retry();
  });
  const li = item(button);
  li.setAttribute('role', 'alert');
  return li;
};

const placesOf = (menu: Element): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[data-rest]'),
];

const show = (place: HTMLElement, items: readonly HTMLLIElement[]): void => {
  place.querySelector('ul')?.replaceChildren(...items);
  place.hidden = false;
};

/**
 * Fills the places of a menu with all sets, themes or tribes. Where they cannot be had the menu says so and offers to try
 * again; the links that it was drawn with stay.
 */
export const fillMenu = async (menu: Element): Promise<void> => {
  const places = placesOf(menu);
  try {
    const misc = await siteApi.misc();
    for (const place of places) {
      const kind = place.dataset['rest'];
      if (!isRest(kind)) continue;
      const links = LINKS[kind](misc).toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
      show(place, links.map(linkItem));
      delete place.dataset['rest'];
    }
  } catch {
    const [first] = places;
    if (first) show(first, [retryItem(() => void fillMenu(menu))]);
  }
};
