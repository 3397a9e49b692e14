import { posix } from 'node:path';
import { validate } from 'dockerfile-utils';
import { healthCommand, parseDockerfile } from './parse-dockerfile.mjs';

const SECRET = /SECRET|PASSWORD|TOKEN|KEY|_URL$/;

/**
 * @typedef {object} Project
 * @property {string} nodeVersion that the project pins
 * @property {string} packageManager as package.json has it, such as `pnpm@10.34.9`
 * @property {(path: string) => boolean} exists whether the build gets a file or folder of the project
 * @property {readonly string[]} [manifests] folders whose package.json production needs
 * @property {readonly string[]} [programs] files that `node` runs in the image
 */

const usesOf = (stages, keyword) =>
  stages.flatMap((stage) => stage.steps.filter((step) => step.keyword === keyword));

const lintBases = (stages, { nodeVersion }) => {
  const names = new Set();
  const errors = [];
  for (const { base, name } of stages) {
    if (!names.has(base) && base !== `node:${nodeVersion}-bookworm-slim`)
      errors.push(`FROM ${base}: an earlier stage or node:${nodeVersion}-bookworm-slim is needed.`);
    if (name) names.add(name);
  }
  return errors;
};

const lintCopies = (stages, { exists }) =>
  stages.flatMap((stage, index) =>
    usesOf([stage], 'COPY').flatMap(({ args, flags, line }) => {
      if (flags.from !== undefined)
        return stages.slice(0, index).some(({ name }) => name === flags.from)
          ? []
          : [`Line ${line}: no earlier stage is named ${flags.from}.`];
      return args
        .slice(0, -1)
        .filter((path) => !exists(path))
        .map((path) => `Line ${line}: ${path} is missing, or .dockerignore leaves it out.`);
    }),
  );

const lintCommands = (stages, { packageManager }) =>
  usesOf(stages, 'RUN').flatMap(({ text, line }) => {
    const installs = /\bpnpm@\S+/.exec(text)?.[0];
    return [
      ...(installs && installs !== packageManager ? [`Line ${line}: ${packageManager} is pinned.`] : []),
      ...(/\binstall\b/.test(text) && !text.includes('--frozen-lockfile')
        ? [`Line ${line}: an installation needs --frozen-lockfile.`]
        : []),
      ...(/\b(?:curl|wget|sudo)\b/.test(text)
        ? [`Line ${line}: nothing is downloaded past the lock file.`]
        : []),
    ];
  });

/** What the image has to say about how it runs. */
const lintRunning = (last) => {
  const find = (keyword) => last.steps.findLast((step) => step.keyword === keyword);
  const errors = [];
  const [user = '0'] = find('USER')?.args ?? [];
  if (!/^[1-9]\d*:[1-9]\d*$/.test(user))
    errors.push('USER: the number of a user and a group other than root is needed.');
  if (find('STOPSIGNAL')?.text !== 'SIGTERM') errors.push('STOPSIGNAL SIGTERM is missing.');
  if (!find('CMD')?.text.startsWith('['))
    errors.push('CMD ["program", …] is missing: a shell would keep signals to itself.');
  const health = find('HEALTHCHECK');
  if (!health) errors.push('HEALTHCHECK is missing.');
  else if (healthCommand(health)[0] !== 'node')
    errors.push('HEALTHCHECK: the image has no other program than node.');
  return errors;
};

const lintManifests = (stages, { manifests = [] }) => {
  const copied = new Set(usesOf(stages, 'COPY').flatMap(({ args }) => args));
  return manifests
    .filter((folder) => !copied.has(`${folder}/package.json`))
    .map((folder) => `Production needs ${folder}: copy its package.json.`);
};

/** Files and folders that COPY puts into a stage. */
const copiedInto = ({ steps }) =>
  usesOf([{ steps }], 'COPY').flatMap(({ args }) => {
    const target = args.at(-1);
    return target === './' ? args.slice(0, -1).map((path) => posix.basename(path)) : [target];
  });

const lintPrograms = (last, { programs = [] }) => {
  const copied = copiedInto(last);
  return programs
    .filter((program) => !copied.some((path) => program === path || program.startsWith(`${path}/`)))
    .map((program) => `The image needs ${program}: copy it, or the folder that it is in.`);
};

/**
 * Errors of a Dockerfile, by the rules of the language and those of this project.
 * @param {string} source @param {Project} project @returns {readonly string[]}
 */
export const lintDockerfile = (source, project) => {
  const problems = validate(source).map(({ range, message }) => `Line ${range.start.line + 1}: ${message}`);
  if (problems.length > 0) return problems;
  const stages = parseDockerfile(source);
  const last = stages.at(-1);
  if (!last) return ['There is no stage.'];
  return [
    ...lintBases(stages, project),
    ...lintCopies(stages, project),
    ...lintManifests(stages, project),
    ...lintCommands(stages, project),
    ...usesOf(stages, 'ADD').map(
      ({ line }) => `Line ${line}: COPY does what is needed; ADD also downloads and unpacks.`,
    ),
    ...[...usesOf(stages, 'ENV'), ...usesOf(stages, 'ARG')]
      .filter(({ args }) => args.some((word) => SECRET.test(word.split('=', 1)[0])))
      .map(({ line }) => `Line ${line}: secrets stay in the layers of an image.`),
    ...lintRunning(last),
    ...lintPrograms(last, project),
  ];
};
