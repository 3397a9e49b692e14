import { Enums, Models, Serialize, SPDX, Spec, Validation } from '@cyclonedx/cyclonedx-library';

const VERSION = Spec.Version.v1dot6;

/** @example splitKey('@scope/name@1.2.3(peer@1.0.0)') // { name: '@scope/name', version: '1.2.3' } */
const splitKey = (key) => {
  const plain = key.replace(/\(.*$/, '');
  const at = plain.lastIndexOf('@');
  return { name: plain.slice(0, at), version: plain.slice(at + 1) };
};

/** The key of a dependency in the lock file; undefined for a workspace. An alias has the whole key as its version. */
const keyOf = ([name, version], snapshots) => {
  if (version.startsWith('link:')) return undefined;
  return Object.hasOwn(snapshots, `${name}@${version}`) ? `${name}@${version}` : version;
};

const dependenciesOf = ({ dependencies = {}, optionalDependencies = {} }) =>
  Object.entries({ ...dependencies, ...optionalDependencies });

/** What production needs, by keys of the lock file: all that workspaces which are shipped depend on. */
const productionKeys = ({ importers, snapshots }) => {
  const seen = new Set();
  const visit = (entry) => {
    const key = keyOf(entry, snapshots);
    if (key === undefined || seen.has(key)) return;
    seen.add(key);
    dependenciesOf(snapshots[key] ?? {}).forEach(visit);
  };
  for (const [folder, importer] of Object.entries(importers))
    if (/^(?:apps|packages)\//.test(folder))
      dependenciesOf(importer)
        .map(([name, { version }]) => [name, version])
        .forEach(visit);
  return seen;
};

const purlOf = ({ name, version }) => `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

/** An SPDX licence or expression as CycloneDX has it. */
const licenseOf = (license) =>
  / (?:AND|OR|WITH) /.test(license)
    ? new Models.LicenseExpression(license)
    : SPDX.isSupportedSpdxId(license)
      ? new Models.SpdxLicense(license)
      : new Models.NamedLicense(license);

const componentOf = (key, { lock, licenses }) => {
  const id = splitKey(key);
  const { integrity = '' } = lock.packages[`${id.name}@${id.version}`]?.resolution ?? {};
  const [group, name] = id.name.startsWith('@') ? id.name.split('/') : [undefined, id.name];
  const license = licenses.get(id.name);
  return new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: key,
    version: id.version,
    purl: purlOf(id),
    ...(group && { group }),
    ...(license && { licenses: new Models.LicenseRepository([licenseOf(license)]) }),
    hashes: new Models.HashDictionary([
      [
        Enums.HashAlgorithm['SHA-512'],
        Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
      ],
    ]),
  });
};

/**
 * The software bill of materials of what is shipped: every package of production with its version, licence, SHA-512 and
 * dependencies, as CycloneDX JSON. The same lock file makes the same text.
 * @param {{ lock: any, licenses: ReadonlyMap<string, string>, name: string, version: string }} input
 */
export const makeSbom = ({ lock, licenses, name, version }) => {
  const site = new Models.Component(Enums.ComponentType.Application, name, { bomRef: name, version });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: site }) });
  const components = new Map(
    [...productionKeys(lock)].map((key) => [key, componentOf(key, { lock, licenses })]),
  );
  for (const [key, component] of components) {
    bom.components.add(component);
    for (const entry of dependenciesOf(lock.snapshots[key] ?? {})) {
      const dependency = components.get(keyOf(entry, lock.snapshots));
      if (dependency) component.dependencies.add(dependency.bomRef);
    }
  }
  for (const [folder, importer] of Object.entries(lock.importers))
    if (/^(?:apps|packages)\//.test(folder))
      for (const [dependency, { version: at }] of dependenciesOf(importer)) {
        const component = components.get(keyOf([dependency, at], lock.snapshots));
        if (component) site.dependencies.add(component.bomRef);
      }
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.SpecVersionDict[VERSION]),
  );
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
};

/** What is wrong with a bill of materials by the schema of CycloneDX; null for nothing. */
export const validateSbom = (text) => new Validation.JsonStrictValidator(VERSION).validate(text);
