import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TOP_COLOR_LISTS, TOP_TYPE_LISTS } from '#app/features/top-lists/top-lists';
import { Menus, ExternalLinks } from '#app/features/navigation/Menus';
import { makeMenus } from '#app/features/navigation/menus';
import { SITE } from '#app/platform/site';
import { siteConfig } from '#app/platform/site-config.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { Footer } from '#app/ui/shell/Footer';
import { placeStaticMarkup } from '#app/rendering/static-markup.server';

interface ShellText {
  readonly menus: string;
  readonly footer: string;
}

const drawn = new WeakMap<Snapshot, Promise<ShellText>>();

const draw = async ({ browse }: Snapshot): Promise<ShellText> => {
  const [sets, themes, tribes] = await Promise.all([
    browse.sets(),
    browse.themes('themes'),
    browse.themes('typal'),
  ]);
  const menus = makeMenus({ topColors: TOP_COLOR_LISTS, topTypes: TOP_TYPE_LISTS, sets, themes, tribes });
  const { links, social, partners } = siteConfig();
  const outside = (of: typeof links, medium: string) =>
    of.length > 0 ? createElement(ExternalLinks, { links: of, medium }) : null;
  const footer = createElement(Footer, {
    brand: SITE.brand,
    social: outside(social, 'footer'),
    partners: outside(partners, 'partners'),
  });
  return {
    menus: renderToStaticMarkup(createElement(Menus, { menus, links })),
    footer: renderToStaticMarkup(createElement(Fragment, null, footer)),
  };
};

/** What the server draws of the shell: both bars and the footer, drawn once for a snapshot. */
export const renderShell = async (request: Request, snapshot: Snapshot) => {
  const known = drawn.get(snapshot) ?? draw(snapshot);
  drawn.set(snapshot, known);
  try {
    const { menus, footer } = await known;
    return {
      menus: placeStaticMarkup(request, 'menus', menus),
      footer: placeStaticMarkup(request, 'footer', footer),
    };
  } catch (error) {
    drawn.delete(snapshot);
    throw error;
  }
};
