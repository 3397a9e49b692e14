import { hash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Removes the nonces from a document and returns the hashes of the inline scripts that had one, as sources of a content
 * security policy. A script without the nonce, which only an injection could have added, gets no hash and never runs.
 * @param nonce random for each document
 * @example hashScripts('<script nonce="n">1</script>', 'n').hashes // ["'sha256-a4ayc/…'"]
 */
export const hashScripts = (html: string, nonce: string): { html: string; hashes: readonly string[] } => {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${hash('sha256', body, 'base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] };
};
