import { pendingChangesets } from './stage.mjs';
import { runTool } from './run-tool.mjs';

const repositoryReasons = (env, repository) => {
  if (repository === undefined)
    return ['package.json names no `repository`: say where the project is (docs/releasing.md)'];
  return repository.url === `git+${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}.git`
    ? []
    : [`package.json names another repository: ${repository.url}`];
};

/**
 * Why this process must not publish; empty if it may. Only the release workflow of the project's own repository may.
 * @param {{ url: string } | undefined} repository of the root's package.json
 */
export const reasonsNotToPublish = (env, repository, changesets = pendingChangesets()) => [
  ...(env.GITHUB_ACTIONS === 'true' && env.GITHUB_WORKFLOW === 'release'
    ? []
    : ['only the workflow `release` publishes (docs/releasing.md)']),
  ...repositoryReasons(env, repository),
  ...(changesets.length === 0
    ? []
    : [`${changesets.length} changesets wait: run \`npm run version-packages\` and commit`]),
];

/** Whether a version is on the registry. */
const isPublished = async (name, version) => {
  try {
    const { stdout } = await runTool('npm', ['view', `${name}@${version}`, 'version', '--json']);
    return stdout.trim() !== '';
  } catch (error) {
    if (/E404/.test(error.message)) return false;
    throw error;
  }
};

/**
 * Publishes the tarballs of versions that the registry does not have, with provenance.
 * @returns {Promise<string[]>} what was published
 */
export const publishAll = async (packages, tarballs) => {
  const published = [];
  for (const { name, manifest } of packages) {
    if (await isPublished(name, manifest.version)) continue;
    await runTool('npm', ['publish', tarballs[name], '--access', 'public', '--provenance']);
    published.push(`${name}@${manifest.version}`);
  }
  return published;
};
