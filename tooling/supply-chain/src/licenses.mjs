import satisfies from 'spdx-satisfies';
import { runPnpm } from './run-pnpm.mjs';

/** Licences that what is shipped may have: permissive ones, and MPL-2.0, whose files stay as they are. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];

/** Packages with another licence, and why they may be used all the same. */
const EXCEPTIONS = {
  // Its font is under the OFL; the style sheets under the GPL are neither copied nor shipped.
  keyrune: '(OFL-1.1 AND GPL-3.0-only)',
};

/**
 * Packages that production needs, as pnpm lists them.
 * @typedef {{ name: string, versions: string[], license: string }} LicensedPackage
 * @returns {Promise<readonly LicensedPackage[]>} rejects where pnpm lists nothing
 */
export const listLicenses = async () => {
  const filters = ['--filter', './apps/*', '--filter', './packages/*'];
  const listed = await runPnpm([...filters, 'licenses', 'list', '--prod', '--json']);
  const packages = listed && Object.values(listed).flat();
  if (!packages || packages.length === 0) throw new Error('pnpm listed no licences. Install first.');
  return packages;
};

const isAllowed = (license) => {
  try {
    return satisfies(license, ALLOWED);
  } catch {
    return false;
  }
};

/**
 * What is wrong with the licences of packages; empty for nothing.
 * @param {readonly LicensedPackage[]} packages
 * @returns {readonly string[]}
 */
export const checkLicenses = (packages) =>
  packages
    .filter(({ name, license }) => EXCEPTIONS[name] !== license && !isAllowed(license))
    .map(({ name, versions, license }) => `${name} ${versions.join(', ')} has the licence ${license}.`);
