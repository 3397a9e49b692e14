// The packages that are published: every workspace in packages/ that is not private.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Reads a JSON file. */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The public packages of a checkout, by name.
 * @returns {{ name: string, folder: string, manifest: object }[]} `folder` is relative to the checkout
 */
export const publicPackages = (checkout = root) =>
  readdirSync(join(checkout, 'packages'))
    .map((name) => join('packages', name))
    .filter((folder) => existsSync(join(checkout, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(join(checkout, folder, 'package.json')) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest }));
