import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env, isPolicyOrigin } from './env.server';

const address = z
  .url({ protocol: /^https?$/ })
  .refine(isPolicyOrigin, 'must be at a host of letters, digits, dots and hyphens');
const label = z.string().trim().min(1).max(60);

/** Where a link leads, with or without its scheme; never a script. */
const destination = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine(
    // Browsers pass over control characters and line breaks in a scheme.
    (text) => !/^(?:javascript|data|vbscript|file|blob):/i.test(text.replaceAll(/[\p{Cc}\s]/gu, '')),
    'must be a web address',
  );

/** A link to another site. */
const SiteLink = z.object({ label, url: destination });

/** A picture that leads to a partner. */
const AdPicture = z.object({ image: address, url: destination, label });

const Ads = z.object({
  /** where visitors support the site, and what the platform is called */
  supportUrl: destination,
  platform: label.default('Patreon'),
  /** address of the programmatic ad, shown in a frame of its own; one of nothing shows the placeholder */
  frame: address.optional(),
  /** partners' banners, in the order of their shares */
  banners: z.array(AdPicture).max(8).default([]),
});

/** What an operator may add to the site; everything is optional, and what is missing is not shown. */
export const SiteConfig = z.object({
  /** second bar: articles, video channel, patron-support page */
  links: z.array(SiteLink).max(8).default([]),
  /** footer */
  social: z.array(SiteLink).max(12).default([]),
  partners: z.array(SiteLink).max(24).default([]),
  analytics: z.object({ script: address }).optional(),
  ads: Ads.optional(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** The file cannot be used; the message says which and why. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';
}

/**
 * Reads the text of a site's config file. Throws an error that lists what is wrong.
 * @example parseSiteConfig('{}').links // []
 */
export const parseSiteConfig = (text: string, file = 'site.json'): SiteConfig => {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new SiteConfigError(`${file} is no JSON.`);
  }
  const parsed = SiteConfig.safeParse(json);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new SiteConfigError(`${file} cannot be used:\n${problems.join('\n')}`);
};

const readConfig = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SiteConfigError(
      `${file} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
};

let config: SiteConfig | undefined;

/** The config of this process, from SITE_CONFIG or `site.json` in the data folder; empty where there is no such file. */
export const siteConfig = (): SiteConfig => {
  if (config) return config;
  const { DATA_DIR, SITE_CONFIG } = env();
  const file = SITE_CONFIG ?? join(DATA_DIR, 'site.json');
  const isThere = SITE_CONFIG !== undefined || existsSync(file);
  config = isThere ? parseSiteConfig(readConfig(file), file) : SiteConfig.parse({});
  return config;
};

/** Origins that the config brings into a page, as a content security policy names them. */
export const configOrigins = ({ analytics, ads }: SiteConfig) => {
  const origin = (url: string): string => new URL(url).origin;
  return {
    scripts: analytics ? [origin(analytics.script)] : [],
    images: ads ? ads.banners.map(({ image }) => origin(image)) : [],
    frames: ads?.frame ? [origin(ads.frame)] : [],
  };
};
