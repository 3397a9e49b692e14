import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the mark off a rendered page and lists the hashes of its marked inline scripts, as a content security policy
 * names them. Scripts without the mark (which only an injection could have written) get no hash, so no browser runs
 * them.
 * @param html a rendered page
 * @param nonce the mark of this rendering, from a random source
 * @example hashScripts('<script nonce="n">1</script>', 'n').hashes // ["'sha256-a4ayc/…'"]
 */
export const hashScripts = (html: string, nonce: string): { html: string; hashes: readonly string[] } => {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] };
};
