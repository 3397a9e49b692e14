import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Resolutions that packages with ES modules alone do not serve. */
const IGNORED = ['node10', 'node16-cjs'];

/** What publint finds; suggestions are no errors. */
const lintExports = async (bytes) => {
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages
    .filter(({ type }) => type === 'error')
    .map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
};

/** What are-the-types-wrong finds. */
const lintTypes = async (bytes) => {
  const analysis = await checkPackage(createPackageFromTarballData(bytes));
  if (!analysis.types) return ['are-the-types-wrong: the package has no types'];
  return analysis.problems
    .filter(({ resolutionKind }) => !IGNORED.includes(resolutionKind))
    .map(({ kind, entrypoint = '', resolutionKind = '' }) => {
      const { title, docsUrl } = problemKindInfo[kind];
      return `are-the-types-wrong: ${title} ${entrypoint} ${resolutionKind} (${docsUrl})`;
    });
};

/**
 * Reads packed packages as publint and are-the-types-wrong do.
 * @param {Record<string, string>} tarballs by name
 * @returns {Promise<string[]>} what is wrong with their exports and types
 */
export const lintTarballs = async (tarballs) => {
  const errors = [];
  for (const [name, file] of Object.entries(tarballs)) {
    const bytes = new Uint8Array(await readFile(file));
    const found = [...(await lintExports(bytes)), ...(await lintTypes(bytes))];
    errors.push(...found.map((error) => `${name}: ${error}`));
  }
  return errors;
};
