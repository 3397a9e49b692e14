// Discord as a site knows it: it signs commands, and takes their answers.
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { listen } from '../../server/testing/file-server';
import type { LoadRequest } from './requests';

const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
/** The last bytes of the DER of a public key are the key. */
const KEY_BYTES = 32;

/** Discord's client tells answers apart by numbers of this length and by tokens. */
const APPLICATION = '100000000000000042';
const TOKEN = 'TOKEN';

/** A command with a deck, signed when it is sent. */
export const callOfCommand = (list: string): Pick<LoadRequest, 'headers' | 'body' | 'signedBy'> => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    type: 2,
    application_id: APPLICATION,
    token: TOKEN,
    data: { name: 'deck', options: [{ name: 'deck', type: 3, value: list }] },
  }),
  signedBy: privateKey,
});

/** A request as it is sent: one to sign has a token of its own, since a site takes none twice. */
export const signed = (request: LoadRequest): LoadRequest => {
  const { signedBy, body = '', headers } = request;
  if (signedBy === undefined) return request;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const own = body.replace(TOKEN, randomUUID());
  return {
    ...request,
    body: own,
    headers: {
      ...headers,
      'X-Signature-Timestamp': timestamp,
      'X-Signature-Ed25519': sign(null, Buffer.from(timestamp + own), signedBy).toString('hex'),
    },
  };
};

const Answer = z.object({ embeds: z.array(z.unknown()).optional() });

/** Discord on this machine. */
export interface BenchDiscord {
  /** of the site that it knows */
  readonly variables: Readonly<Record<'DISCORD_PUBLIC_KEY' | 'DISCORD_ORIGIN', string>>;
  /** Answers to commands that it has taken so far, and those of them that are about a deck. */
  readonly answers: () => { readonly all: number; readonly decks: number };
  readonly close: () => Promise<void>;
}

/** Starts Discord on a free port. */
export const startDiscord = async (): Promise<BenchDiscord> => {
  let [all, decks] = [0, 0];
  const take = async (request: IncomingMessage): Promise<void> => {
    const { embeds } = Answer.parse(JSON.parse(await text(request)));
    all += 1;
    if (embeds) decks += 1;
  };
  const server = await listen((request, response) => {
    void take(request).then(() => response.setHeader('Content-Type', 'application/json').end('{}'));
  });
  return {
    variables: {
      DISCORD_PUBLIC_KEY: publicKey.subarray(-KEY_BYTES).toString('hex'),
      DISCORD_ORIGIN: server.url,
    },
    answers: () => ({ all, decks }),
    close: () => server.close(),
  };
};
