// Whether an answer's time tells who has an account: `npm run bench -- sign-in-timing`. Signing in, registering and asking
// for a new password, with known, unconfirmed and unknown addresses in random order, by the site's accounts on SQLite. Each
// row is compared with the unknown addresses of its action by a two-sample test; the run ends with 1 where one differs. Then a right
// password beside 500 registrations: it may take a second more than alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '#app/accounts/create-accounts.server';
import { COLLECTIONS } from '#app/accounts/documents/collections.server';
import { openSqliteDocuments } from '#app/accounts/documents/sqlite-documents.server';
import { createLocalIdentities } from '#app/accounts/identities/local-identities.server';
import type { Mail } from '#app/accounts/mail/mailer.server';
import { silentLog } from '#app/platform/logger.server';
import { compareSamples, quantile } from './sign-in-timing/two-samples';

/** Attempts of each action with each kind of address. */
const SAMPLES = Number(process.env['TIMING_SAMPLES'] ?? 300);
/** Share of equal machines for which a test reports a difference all the same. */
const FALSE_ALARMS = 0.001;
const PREPARED_AT_A_TIME = 30;
const PASSWORD = 'a password of some length';
const CONTEXT = { origin: 'https://site.example' };

const KINDS = ['unknown', 'known', 'unconfirmed'] as const;
type Kind = (typeof KINDS)[number];

const folder = await mkdtemp(join(tmpdir(), 'sign-in-timing-'));
const documents = await openSqliteDocuments(join(folder, 'accounts.sqlite'), COLLECTIONS);
const mails: Mail[] = [];
const accounts = createAccounts({
  documents,
  identities: createLocalIdentities({ documents }),
  mailer: {
    target: 'this benchmark',
    // As slow as a mail server: an answer that waited for it would stand out.
    send: (mail) => new Promise((resolve) => setTimeout(() => resolve(void mails.push(mail)), 200)),
    close: () => Promise.resolve(),
  },
  log: silentLog,
});

const ACTIONS = {
  'sign in': (email: string) => accounts.signIn({ email, password: 'a wrong password' }, 'bench'),
  register: (email: string) => accounts.register({ email, password: PASSWORD, displayName: 'Ada' }, CONTEXT),
  forgot: (email: string) => accounts.forgotPassword(email, CONTEXT),
} as const;
type Action = keyof typeof ACTIONS;
const actions = Object.keys(ACTIONS) as readonly Action[];

/** Every attempt has an address of its own; all are of one length. */
const addressOf = (action: Action, kind: Kind, number: number): string =>
  `${KINDS.indexOf(kind)}-${String(number).padStart(5, '0')}@${actions.indexOf(action)}.example`;

const waitForMail = async (to: string): Promise<Mail> => {
  for (;;) {
    const found = mails.find((mail) => mail.to === to);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};

const prepare = async (email: string, kind: Kind): Promise<void> => {
  if (kind === 'unknown') return;
  await accounts.register({ email, password: PASSWORD, displayName: 'Ada' }, CONTEXT);
  if (kind !== 'known') return;
  const { text } = await waitForMail(email);
  const code = /[?&]code=([\w-]+)/.exec(text)?.[1] ?? '';
  const confirmed = await accounts.confirmEmail(code);
  if (!confirmed.ok) throw new Error(confirmed.error.message);
};

const attempts = actions.flatMap((action) =>
  KINDS.flatMap((kind) =>
    Array.from({ length: SAMPLES }, (_, number) => ({
      action,
      kind,
      email: addressOf(action, kind, number),
    })),
  ),
);
process.stdout.write(`${SAMPLES} attempts of each kind; preparing accounts …\n`);
// Some at a time: each waits for its mail by looking for it.
for (let at = 0; at < attempts.length; at += PREPARED_AT_A_TIME)
  await Promise.all(
    attempts.slice(at, at + PREPARED_AT_A_TIME).map(({ email, kind }) => prepare(email, kind)),
  );
await new Promise((resolve) => setTimeout(resolve, 500));

const times = new Map<string, number[]>();
const shuffled = attempts
  .map((attempt) => ({ attempt, order: Math.random() }))
  .sort((a, b) => a.order - b.order)
  .map(({ attempt }) => attempt);
for (const { action, kind, email } of shuffled) {
  const started = performance.now();
  await ACTIONS[action](email);
  const took = performance.now() - started;
  const key = `${action} ${kind}`;
  times.set(key, [...(times.get(key) ?? []), took]);
  // What an attempt leaves to be done must not slow the next one.
  await new Promise((resolve) => setTimeout(resolve, 10));
}

const timesOf = (action: Action, kind: Kind): readonly number[] => times.get(`${action} ${kind}`) ?? [];
const format = (ms: number): string => ms.toFixed(2).padStart(8);
for (const action of actions)
  for (const kind of KINDS) {
    const own = timesOf(action, kind);
    const [p10, p50, p90] = [0.1, 0.5, 0.9].map((share) => format(quantile(own, share)));
    const row = `${action.padEnd(8)} ${kind.padEnd(12)} p10 ${p10}  p50 ${p50}  p90 ${p90} ms`;
    if (kind === 'unknown') {
      process.stdout.write(`${row}\n`);
      continue;
    }
    const { auc, p } = compareSamples(own, timesOf(action, 'unknown'));
    const differs = p < FALSE_ALARMS;
    if (differs) process.exitCode = 1;
    process.stdout.write(
      `${row}  against unknown: slower in ${(100 * auc).toFixed(1)} % of pairs, p ${p.toFixed(4)}${differs ? '  DIFFERS' : ''}\n`,
    );
  }

const REGISTRATIONS = 500;
const SIGN_INS = 10;
const MAX_DELAY_MS = 1000;

/** Times of signing in with a right password, one after the other, in ms. */
const signInOften = async (): Promise<readonly number[]> => {
  const taken: number[] = [];
  for (let number = 0; number < SIGN_INS; number += 1) {
    const started = performance.now();
    const { ok } = await accounts.signIn(
      { email: addressOf('sign in', 'known', 0), password: PASSWORD },
      'bench',
    );
    if (!ok) throw new Error('The right password was refused.');
    taken.push(performance.now() - started);
  }
  return taken;
};
const alone = await signInOften();
for (let number = 0; number < REGISTRATIONS; number += 1)
  await accounts.register(
    { email: `flood-${number}@x.example`, password: PASSWORD, displayName: 'Ada' },
    CONTEXT,
  );
// The work of registrations begins after their answers.
await new Promise((resolve) => setTimeout(resolve, 300));
const beside = await signInOften();
const delay = Math.max(...beside) - quantile(alone, 0.5);
process.stdout.write(
  `right password alone p50 ${format(quantile(alone, 0.5))}, beside ${REGISTRATIONS} registrations p50 ${format(quantile(beside, 0.5))}  max ${format(Math.max(...beside))} ms\n`,
);
if (delay > MAX_DELAY_MS) {
  process.stdout.write(
    `FAIL a right password waits ${delay.toFixed(0)} ms longer, bound ${MAX_DELAY_MS} ms\n`,
  );
  process.exitCode = 1;
}
await accounts.close();
await rm(folder, { recursive: true, force: true });
