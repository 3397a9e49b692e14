import { describe, expect, it } from 'vitest';
import { contentPolicy } from './content-security-policy.server';
import { parseEnv } from '#app/platform/env.server';
import { configOrigins, parseSiteConfig } from '#app/platform/site-config.server';

const sourcesOf = (policy: string, directive: string): readonly string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

const SELF = "'self'";
const OWN = parseEnv({ IMAGE_ORIGINS: 'https://cards.example' });
const CONFIG = JSON.stringify({
  analytics: { script: 'https://count.example/s.js' },
  ads: {
    supportUrl: 'https://support.example/',
    frame: 'https://ads.example/box?size=728x90',
    banners: [{ image: 'https://shop.example/b.png', url: 'https://shop.example/', label: 'A shop' }],
  },
});

describe('the content security policy', () => {
  it('allows nothing but pictures from other origins by default', () => {
    const policy = contentPolicy(OWN, ["'sha256-a'"], configOrigins(parseSiteConfig('{}')));
    expect(sourcesOf(policy, 'script-src')).toEqual([SELF, "'sha256-a'"]);
    expect(sourcesOf(policy, 'connect-src')).toEqual([SELF]);
    expect(sourcesOf(policy, 'img-src')).toEqual([SELF, 'data:', 'https://cards.example']);
    expect(policy).not.toContain('frame-src');
  });
  it('allows exactly the origins of the config, each in its directive', () => {
    const policy = contentPolicy(OWN, [], configOrigins(parseSiteConfig(CONFIG)));
    expect(sourcesOf(policy, 'script-src')).toEqual([SELF, 'https://count.example']);
    expect(sourcesOf(policy, 'connect-src')).toEqual([SELF, 'https://count.example']);
    expect(sourcesOf(policy, 'frame-src')).toEqual([SELF, 'https://ads.example']);
    expect(sourcesOf(policy, 'img-src')).toEqual([
      SELF,
      'data:',
      'https://cards.example',
      'https://shop.example',
    ]);
  });
  it('allows forms to lead to the site alone, and where they are sent on', () => {
    const origins = configOrigins(parseSiteConfig(CONFIG));
    const of = (forms: readonly string[]) => contentPolicy(OWN, [], { ...origins, forms });
    expect(sourcesOf(contentPolicy(OWN), 'form-action')).toEqual([SELF]);
    expect(sourcesOf(of(['https://www.patreon.com']), 'form-action')).toEqual([
      SELF,
      'https://www.patreon.com',
    ]);
  });
  it('allows the origin of a picture service on another site', () => {
    const env = (IMAGE_SERVICE: string) =>
      parseEnv({ IMAGE_ORIGINS: 'https://cards.example', IMAGE_SERVICE });
    const of = (service: string) => sourcesOf(contentPolicy(env(service)), 'img-src').slice(3);
    expect(of('https://pictures.example/{width}/{url}')).toEqual(['https://pictures.example']);
    expect(of('/_image?u={url}&w={width}')).toEqual([]);
  });
});
