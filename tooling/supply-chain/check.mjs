// `npm test -- supply-chain`: licences and known weaknesses of what production needs, and the lock files.
import { audit, readAudit } from './src/advisories.mjs';
import { checkLicenses, listLicenses } from './src/licenses.mjs';
import { checkLock, checkScripts, LOCK_FILES, readLock, readWorkspace } from './src/lock-file.mjs';

const [packages, report] = await Promise.all([listLicenses(), audit()]);
const { errors: advisories, notes, skipped } = readAudit(report);
const locks = LOCK_FILES.map((file) => [file, readLock(file)]);
const errors = [
  ...checkLicenses(packages),
  ...advisories,
  ...locks.flatMap(([file, lock]) => checkLock(lock).map((error) => `${file}: ${error}`)),
  ...checkScripts(readWorkspace()),
];

const locked = locks.reduce((sum, [, lock]) => sum + Object.keys(lock.packages).length, 0);
process.stdout.write(`Licences: ${packages.length} packages of production\n`);
process.stdout.write(`Lock files: ${locked} packages with their SHA-512\n`);
process.stdout.write(
  skipped === undefined
    ? `Advisories: ${advisories.length + notes.length}\n`
    : `Advisories were not looked at: the registry gives none here (${skipped}).\n`,
);
for (const note of notes) process.stdout.write(`  ${note}\n`);
for (const error of errors) process.stderr.write(`${error}\n`);
process.exit(errors.length > 0 ? 1 : 0);
