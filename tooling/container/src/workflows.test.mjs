import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/toolchain.mjs';
import { lintImageWorkflow, lintWorkflow } from './lint-workflows.mjs';
import { readProjectFile } from './project.mjs';

const FOLDER = '.github/workflows';
const read = (name) => readProjectFile(`${FOLDER}/${name}`);
const image = read('image.yml');
const replace = (from, to) => {
  expect(image).toMatch(from);
  return image.replace(from, to);
};

it.each(readdirSync(join(root, FOLDER)))('the workflow %s keeps the rules', (name) =>
  expect(lintWorkflow(name, read(name))).toEqual([]),
);

it.each([
  ['an unknown key', 'runs-on:', 'run-on:', /run-on/],
  ['an unknown name', '${{ github.repository }}', '${{ githubb.repository }}', /githubb/],
  ['an action by its tag', /checkout@\S+ # v4.2.2/, 'checkout@v4', /checkout@v4: a commit/],
  ['a commit without its version', ' # v4.2.2', '', /a commit with its version/],
  ['a token that may write', 'contents: read\n\nconc', 'contents: write\n\nconc', /may write contents/],
  ['a token of all rights', /^permissions:\n.*\n/m, '', /may write everything/],
  [
    'a checkout with its token',
    'persist-credentials: false',
    'persist-credentials: true',
    /leaves its token/,
  ],
  ['an input in a script', '"$IMAGE:$VERSION"', '${{ inputs.version }}', /becomes a part of a script/],
])('a workflow is refused with %s', (_, from, to, error) =>
  expect(lintWorkflow('image.yml', replace(from, to)).join('\n')).toMatch(error),
);

describe('the workflow of the image', () => {
  it('keeps the rules', () => expect(lintImageWorkflow(image)).toEqual([]));

  it.each([
    ['one architecture', 'linux/amd64,linux/arm64', 'linux/amd64', /amd64 and arm64/],
    ['little provenance', 'provenance: mode=max', 'provenance: false', /no provenance/],
    ['no bill of materials', 'sbom: true', 'sbom: false', /no bill of materials/],
    ['an attestation of a tag', /subject-digest: .*/, 'subject-digest: latest', /not signed/],
    ['no attestation beside it', 'push-to-registry: true', 'push-to-registry: false', /not kept/],
    ['a trial of one architecture', 'in linux/amd64 linux/arm64', 'in linux/amd64', /both architectures/],
    ['a writable root', '--read-only ', '', /as in production/],
    ['capabilities', '--cap-drop ALL ', '', /as in production/],
    ['no question for its health', '.State.Health.Status', '.State.Status', /health/],
    ['root', '= 1000', '= 0', /root/],
    ['an early tag', ':commit-$', ':latest-$', /early tag/],
    ['any branch', "if: github.ref == 'refs/heads/main'", 'if: always()', /other branches/],
    ['nobody who approves', /^ *environment: image\n/m, '', /nobody approves/],
    ['no check before', 'run: npm run test:container', 'run: npm test', /not checked before/],
  ])('is refused with %s', (_, from, to, error) =>
    expect(lintImageWorkflow(replace(from, to)).join('\n')).toMatch(error),
  );

  it('is refused with a tag before the trial', () => {
    const [trial, tag] = [image.indexOf('      - name: Run it'), image.indexOf('      - name: Tag it')];
    const moved = image.slice(0, trial) + image.slice(tag) + image.slice(trial, tag);
    expect(lintImageWorkflow(moved)).toEqual(['The image: it is tagged before it was run.']);
  });
});
