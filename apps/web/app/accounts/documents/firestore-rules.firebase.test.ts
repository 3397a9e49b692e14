import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { COLLECTIONS } from './collections.server';

const { FIRESTORE_EMULATOR_HOST: host } = z
  .object({ FIRESTORE_EMULATOR_HOST: z.string().min(1) })
  .parse(process.env);
const project = 'demo-crownsmith-rules';
const documents = `http://${host}/v1/projects/${project}/databases/(default)/documents`;
const rules = readFileSync(new URL('../../../../../firebase/firestore.rules', import.meta.url), 'utf8');

/** Whether the emulator has taken the rules; one that evaluates none does not speak this protocol. */
const useRules = async (content: string): Promise<boolean> => {
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  }).catch(() => undefined);
  return response?.ok ?? false;
};

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A person of the project who signs in to Firestore itself; emulators check no signature. */
const person = `${base64url({ alg: 'none' })}.${base64url({
  ...{ iss: `https://securetoken.google.com/${project}`, aud: project, sub: 'ada', user_id: 'ada' },
  ...{ iat: 1, exp: 4_000_000_000, firebase: { sign_in_provider: 'password' } },
})}.`;

const CALLERS = { nobody: undefined, 'a person': person } as const;

const ask = async (token: string | undefined, path: string, init: RequestInit = {}): Promise<number> => {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  return (await fetch(`${documents}/${path}`, { ...init, ...(headers && { headers }) })).status;
};

const write = { method: 'PATCH', body: JSON.stringify({ fields: { owner: { stringValue: 'ada' } } }) };

describe.skipIf(!(await useRules(rules)))('the security rules, where the emulator evaluates them', () => {
  beforeAll(async () => {
    // The emulator takes this token as that of a service account.
    for (const { name } of COLLECTIONS) expect(await ask('owner', `${name}/ada`, write)).toBe(200);
  });

  it.each(Object.entries(CALLERS))('let %s read and write no collection', async (_, token) => {
    for (const { name } of [...COLLECTIONS, { name: 'another' }]) {
      expect(await ask(token, `${name}/ada`), `get ${name}`).toBe(403);
      expect(await ask(token, name), `list ${name}`).toBe(403);
      expect(await ask(token, `${name}/ada`, write), `write ${name}`).toBe(403);
      expect(await ask(token, `${name}/ada/below/x`, write), `write below ${name}`).toBe(403);
      expect(await ask(token, `${name}/ada`, { method: 'DELETE' }), `delete ${name}`).toBe(403);
    }
  });
});
