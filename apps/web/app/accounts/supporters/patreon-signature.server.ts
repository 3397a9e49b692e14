import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of a webhook's body: its HMAC with MD5, in hexadecimal. */
export const signBody = (body: Uint8Array | string, secret: string): string =>
  createHmac('md5', secret).update(body).digest('hex');

/** Whether a signature is that of a body, compared in constant time. */
export const isSignedBy = (body: Uint8Array, signature: string | undefined, secret: string): boolean => {
  const expected = Buffer.from(signBody(body, secret));
  const received = Buffer.from((signature ?? '').toLowerCase());
  return received.byteLength === expected.byteLength && timingSafeEqual(received, expected);
};
