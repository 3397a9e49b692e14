import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CertificateFiles } from './postgres';

/** The program of OpenSSL, as `npm run test:postgres` has found it; undefined where there is none. */
export const openSsl = (): string | undefined => process.env.OPENSSL || undefined;

const make = (program: string, files: CertificateFiles, options: readonly string[]): void =>
  void execFileSync(
    program,
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-noenc',
        '-days',
        '2',
      ],
      ...['-out', files.certificate, '-keyout', files.key, ...options],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );

/** A certificate authority of a test. */
export interface TestAuthority {
  readonly certificate: string;
  /** Makes a certificate for a host of this name. */
  readonly issue: (host: string) => CertificateFiles;
}

/** Makes a certificate authority by OpenSSL 3 or newer, in a folder of its own. */
export const makeAuthority = async (name: string): Promise<TestAuthority> => {
  const program = openSsl();
  if (program === undefined) throw new Error('OPENSSL does not name the program.');
  const folder = await mkdtemp(join(tmpdir(), 'authority-'));
  const filesOf = (label: string): CertificateFiles => ({
    certificate: join(folder, `${label}.crt`),
    key: join(folder, `${label}.key`),
  });
  const own = filesOf('authority');
  make(program, own, ['-subj', `/CN=${name}`]);
  return {
    certificate: own.certificate,
    issue: (host) => {
      const files = filesOf(host);
      const extensions = [`subjectAltName=DNS:${host}`, 'basicConstraints=critical,CA:FALSE'];
      make(program, files, [
        ...['-CA', own.certificate, '-CAkey', own.key, '-subj', `/CN=${host}`],
        ...extensions.flatMap((extension) => ['-addext', extension]),
      ]);
      return files;
    },
  };
};
