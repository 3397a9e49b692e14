import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashScripts } from './script-hashes.server';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashScripts', () => {
  it('hashes inline scripts with the nonce, once each, and removes it', () => {
    const html =
      '<script nonce="n">a()</script><p>x</p><script type="module" nonce="n">b()\n</script><script nonce="n">a()</script>';
    expect(hashScripts(html, 'n')).toEqual({
      html: '<script>a()</script><p>x</p><script type="module">b()\n</script><script>a()</script>',
      hashes: [hash('a()'), hash('b()\n')],
    });
  });

  it('does not hash injected scripts and scripts with a source', () => {
    expect(hashScripts('<script>evil()</script><script nonce="other">evil()</script>', 'n').hashes).toEqual(
      [],
    );
    expect(hashScripts('<script nonce="n" src="/x.js"></script>', 'n').hashes).toEqual([]);
  });
});
