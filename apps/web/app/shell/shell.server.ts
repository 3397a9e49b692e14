import type { AppLoadContext } from '@remix-run/node';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExternalLinks, Menus } from '#app/features/navigation/Menus';
import { makeMenus } from '#app/features/navigation/menus';
import { TOP_COLOR_LISTS, TOP_TYPE_LISTS } from '#app/features/top-lists/top-lists';
import { SITE } from '#app/platform/site';
import { siteConfig } from '#app/platform/site-config.server';
import { nameMarkup, placeMarkup } from '#app/rendering/static-markup.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { Footer } from '#app/ui/shell/Footer';

/** HTML of the shell's static parts. */
interface ShellMarkup {
  readonly menus: string;
  readonly footer: string;
}

const markupBySnapshot = new WeakMap<Snapshot, Promise<ShellMarkup>>();

const renderMarkup = async ({ browse }: Snapshot): Promise<ShellMarkup> => {
  const [sets, themes, tribes] = await Promise.all([
    browse.sets(),
    browse.themes('themes'),
    browse.themes('typal'),
  ]);
  const menus = makeMenus({ topColors: TOP_COLOR_LISTS, topTypes: TOP_TYPE_LISTS, sets, themes, tribes });
  const { links, social, partners } = siteConfig();
  const external = (list: typeof links, medium: string) =>
    list.length > 0 ? createElement(ExternalLinks, { links: list, medium }) : null;
  const footer = createElement(Footer, {
    brand: SITE.brand,
    social: external(social, 'footer'),
    partners: external(partners, 'partners'),
  });
  return {
    menus: renderToStaticMarkup(createElement(Menus, { menus, links })),
    footer: renderToStaticMarkup(footer),
  };
};

/** The navigation bars and the footer as static markup, rendered once per snapshot. A failed render is tried again. */
export const renderShell = async (context: AppLoadContext, snapshot: Snapshot) => {
  const rendering = markupBySnapshot.get(snapshot) ?? renderMarkup(snapshot);
  markupBySnapshot.set(snapshot, rendering);
  try {
    const { menus, footer } = await rendering;
    return {
      menus: placeMarkup(context, nameMarkup('menus', menus)),
      footer: placeMarkup(context, nameMarkup('footer', footer)),
    };
  } catch (error) {
    markupBySnapshot.delete(snapshot);
    throw error;
  }
};
