// The journeys that a change can break: those that visit a page whose sources changed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImporters, withImporters } from './imports.mjs';

const WEB = 'apps/web/';
const ROUTES = `${WEB}app/routes/`;
const JOURNEYS = `${WEB}journeys/`;
const JOURNEY = /\.journey\.ts$/;
/** What every page is made with, but for what the pages import. */
const SHARED =
  /^apps\/web\/(?:app\/(?:root|entry)\b|server\/|public\/|[^/]+$)|^(?:pnpm-lock\.yaml|package\.json)$/;
/** What no page is made of. */
const IS_NO_SOURCE = /\.(?:test\.tsx?|md)$|^apps\/web\/(?:bench|testing|operator)\//;

/** The address of a route without its parameters. @example addressOf('themes.$key_.$colors.tsx') // '/themes' */
export const addressOf = (name) => {
  const parts = name.replace(/\.tsx?$/, '').split('.');
  const end = parts.findIndex((part) => part.startsWith('$'));
  return `/${parts
    .slice(0, end === -1 ? undefined : end)
    .filter((part) => part !== '_index')
    .map((part) => part.replace(/_$/, ''))
    .join('/')}`;
};

/** Whether a journey visits an address or one below it: it has a text that begins so. */
export const visits = (source, address) =>
  new RegExp(
    `['"\`}]${address.replaceAll(/[.*+?^$()[\]|{}\\]/g, '\\$&')}(?=['"\`${address === '/' ? '' : '/'}?#.])`,
  ).test(source);

/** What the pages of a project are made of: their routes, and which files import which. */
export const readPages = async (root) => {
  const routes = readdirSync(join(root, ROUTES)).filter((name) => /\.tsx?$/.test(name));
  const importers = await readImporters(root, [`${WEB}app/root.tsx`, ...routes.map((name) => ROUTES + name)]);
  return { root, routes, importers };
};

/**
 * The names of the files of journeys to run.
 * @param pages what `readPages` found
 * @param changed paths of changed files, from the project's folder
 */
export const journeysOf = ({ root, routes, importers }, changed) => {
  const journeys = readdirSync(join(root, JOURNEYS)).filter((name) => JOURNEY.test(name));
  const sources = changed.filter((file) => !IS_NO_SOURCE.test(file));
  const helpers = sources.filter((file) => file.startsWith(JOURNEYS) && !JOURNEY.test(file));
  const affected = withImporters(sources, importers);
  if (helpers.length > 0 || [...affected].some((file) => SHARED.test(file))) return journeys;
  const addresses = routes.filter((name) => affected.has(ROUTES + name)).map(addressOf);
  return journeys.filter((name) => {
    const source = readFileSync(join(root, JOURNEYS, name), 'utf8');
    return changed.includes(JOURNEYS + name) || addresses.some((address) => visits(source, address));
  });
};
