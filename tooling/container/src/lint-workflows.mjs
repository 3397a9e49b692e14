import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parse } from 'yaml';

/** A commit of an action, with the version that it is of. */
const PINNED = /^\s*(?:- )?uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;

const stepsOf = ({ jobs }) => Object.values(jobs).flatMap(({ steps }) => steps);

/** What a token may write; everything, if nothing is stated. */
const writesOf = (permissions) =>
  permissions === undefined || typeof permissions === 'string'
    ? ['everything']
    : Object.keys(permissions).filter((name) => permissions[name] === 'write');

/**
 * Errors of a workflow: by GitHub's own parser, and by this project's rules of what it may do and what it runs.
 * @param {string} name of the file @param {string} source @returns {readonly string[]}
 */
export const lintWorkflow = (name, source) => {
  const { context } = parseWorkflow({ name, content: source }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (errors.length > 0) return errors;
  const workflow = parse(source);
  const checkouts = stepsOf(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  return [
    ...source
      .split('\n')
      .filter((line) => /^\s*(?:- )?uses:/.test(line) && !PINNED.test(line))
      .map((line) => `${line.trim()}: a commit with its version is needed.`),
    ...writesOf(workflow.permissions).map((what) => `Every job may write ${what}.`),
    ...checkouts
      .filter((step) => step.with?.['persist-credentials'] !== false)
      .map(() => 'A checkout leaves its token behind.'),
    ...stepsOf(workflow)
      .filter(({ run = '' }) => /\$\{\{/.test(run))
      .map(({ run }) => `An expression becomes a part of a script: ${run.split('\n')[0]}`),
  ];
};

/** How the image is run before it is published: nothing can be written but its data, and nothing gained. */
const CONFINED = ['--read-only', '--tmpfs /tmp', '--cap-drop ALL', '--security-opt no-new-privileges'];

/**
 * Errors of the workflow that publishes the image.
 * @param {string} source @returns {readonly string[]}
 */
export const lintImageWorkflow = (source) => {
  const { jobs } = parse(source);
  const { steps, ...publish } = jobs.publish;
  const placeOf = (test) => steps.findIndex(test);
  const uses = (action) => placeOf((step) => step.uses?.startsWith(`${action}@`));
  const runs = (text) => placeOf(({ run }) => run?.includes(text));
  const [build, attest] = [uses('docker/build-push-action'), uses('actions/attest-build-provenance')];
  const [trial, tag] = [runs('docker run --detach'), runs('imagetools create')];
  const built = steps[build]?.with ?? {};
  const script = steps[trial]?.run ?? '';
  const digest = '${{ steps.build.outputs.digest }}';
  const rules = {
    'it is not built for amd64 and arm64': built.platforms === 'linux/amd64,linux/arm64',
    'it has no provenance of how it was built': built.provenance === 'mode=max',
    'it has no bill of materials': built.sbom === true,
    'its provenance is not signed': steps[attest]?.with['subject-digest'] === digest,
    'the signature is not kept with it': steps[attest]?.with['push-to-registry'] === true,
    'it is not run on both architectures': script.includes('for platform in linux/amd64 linux/arm64'),
    'it is not run as in production': CONFINED.every((flag) => script.includes(flag)),
    'its health is not asked for': script.includes('.State.Health.Status'),
    'it may run as root': /id -u\)" = 1000/.test(script),
    'it is tagged before it was run': build < attest && attest < trial && trial < tag,
    'the early tag is no commit': built.tags?.endsWith(':commit-${{ github.sha }}') ?? false,
    'other branches publish it': publish.if === "github.ref == 'refs/heads/main'",
    'nobody approves it': publish.environment === 'image',
    'the steps of the Dockerfile are not checked before':
      publish.needs === 'check' && jobs.check.steps.some(({ run }) => run === 'npm run test:container'),
  };
  return Object.entries(rules).flatMap(([error, holds]) => (holds ? [] : [`The image: ${error}.`]));
};
