import type { AppLoadContext } from '@remix-run/node';
import { createElement, Fragment } from 'react';
import { AccountMenu } from '#app/features/account-menu/AccountMenu';
import { ExternalLinks, Menus, SecondaryBar } from '#app/features/navigation/Menus';
import { makeMenus } from '#app/features/navigation/make-menus';
import { hasSupporters } from '#app/features/supporters/supporters-page.server';
import { scopeText } from '#app/ui/format/counted-formats';
import { TOP_COLOR_LISTS, TOP_TYPE_LISTS } from '#app/model/top-list-info';
import { SITE } from '#app/platform/site';
import { siteConfig } from '#app/platform/site-config.server';
import { UNAVAILABLE } from '#app/model/unavailable';
import { nameMarkup, placeMarkup, renderToBytes } from '#app/rendering/static-markup.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { optionalPart } from '#app/snapshot/snapshot-error.server';
import { Footer } from '#app/ui/shell/Footer';
import { hasSamples, ImportHelp, SampleNotice } from '#app/ui/shell/SampleNotice';

/** HTML of the shell's static parts, in UTF-8. */
interface ShellMarkup {
  readonly menus: Buffer;
  readonly secondary: Buffer;
  /** which numbers are generated or estimated; absent where none are */
  readonly notice?: Buffer;
  readonly footer: Buffer;
  /** a list could not be read */
  readonly incomplete: boolean;
}

const markupBySnapshot = new WeakMap<Snapshot, Promise<ShellMarkup>>();

const renderMarkup = async ({ browse, manifest }: Snapshot): Promise<ShellMarkup> => {
  const part = { incomplete: false };
  /** A list of a menu; without it the menu still links to its page. */
  const menuList = async <T>(reading: Promise<readonly T[]>): Promise<readonly T[]> => {
    const list = await optionalPart(part, reading);
    return list === UNAVAILABLE ? [] : list;
  };
  const [sets, themes, tribes] = await Promise.all([
    menuList(browse.sets()),
    menuList(browse.themes('themes')),
    menuList(browse.themes('typal')),
  ]);
  const menus = makeMenus({ topColors: TOP_COLOR_LISTS, topTypes: TOP_TYPE_LISTS, sets, themes, tribes });
  const { links, social, partners } = siteConfig();
  const external = (list: typeof links, medium: string) =>
    list.length > 0 ? createElement(ExternalLinks, { links: list, medium }) : null;
  const samples = { decks: manifest.sample, estimates: manifest.estimates ?? [] };
  const isSample = hasSamples(samples);
  const footer = createElement(
    Fragment,
    null,
    isSample && createElement(ImportHelp, samples),
    createElement(Footer, {
      brand: SITE.brand,
      scope: scopeText(manifest.formats),
      hasSupporters: hasSupporters(),
      social: external(social, 'footer'),
      partners: external(partners, 'partners'),
    }),
  );
  return {
    menus: renderToBytes(createElement(Menus, { menus, links })),
    secondary: renderToBytes(createElement(SecondaryBar, { links })),
    ...(isSample && { notice: renderToBytes(createElement(SampleNotice, samples)) }),
    footer: renderToBytes(footer),
    ...part,
  };
};

/**
 * The navigation bars and the footer as static markup, rendered once per snapshot. A render that failed, or lacks a list
 * that can be read a moment later, is tried again.
 */
export const renderShell = async (context: AppLoadContext, snapshot: Snapshot) => {
  const rendering = markupBySnapshot.get(snapshot) ?? renderMarkup(snapshot);
  markupBySnapshot.set(snapshot, rendering);
  try {
    const { menus, secondary, notice, footer, incomplete } = await rendering;
    // A damaged file stays so for as long as its snapshot; another one may be read next time.
    if (incomplete && snapshot.damage.size === 0) {
      markupBySnapshot.delete(snapshot);
      context.incomplete = true;
    }
    return {
      menus: placeMarkup(context, nameMarkup('menus', menus)),
      secondary: placeMarkup(context, nameMarkup('secondary', secondary)),
      ...(notice && { notice: placeMarkup(context, nameMarkup('notice', notice)) }),
      footer: placeMarkup(context, nameMarkup('footer', footer)),
    };
  } catch (error) {
    markupBySnapshot.delete(snapshot);
    throw error;
  }
};

/** The header's link to sign in, or the menu of who is signed in, as static markup. */
export const renderAccountMenu = (context: AppLoadContext) => {
  const displayName = context.user?.profile.displayName;
  const menu = createElement(AccountMenu, { displayName });
  return placeMarkup(context, nameMarkup('account', renderToBytes(menu)));
};
