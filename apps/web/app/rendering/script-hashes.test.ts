import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashScripts } from './script-hashes.server';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashScripts', () => {
  it('hashes marked inline scripts once each and takes the mark off', () => {
    const html =
      '<script nonce="n">a()</script><p>x</p><script type="module" nonce="n">b()\n</script><script nonce="n">a()</script>';
    expect(hashScripts(html, 'n')).toEqual({
      html: '<script>a()</script><p>x</p><script type="module">b()\n</script><script>a()</script>',
      hashes: [hash('a()'), hash('b()\n')],
    });
  });

  it('gives nothing to a script that was injected, or that comes from a file', () => {
    expect(hashScripts('<script>evil()</script><script nonce="other">evil()</script>', 'n').hashes).toEqual(
      [],
    );
    expect(hashScripts('<script nonce="n" src="/x.js"></script>', 'n').hashes).toEqual([]);
  });
});
