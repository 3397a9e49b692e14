import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { env, isPolicyOrigin } from './env.server';
import { SITE } from './site';

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .refine(isPolicyOrigin, 'must have a host of letters, digits, dots and hyphens');
const label = z.string().trim().min(1).max(60);

/** The target of a link, with or without a scheme; never a script. */
const destination = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine(
    // Browsers ignore control characters and white space in a scheme.
    (text) => !/^(?:javascript|data|vbscript|file|blob):/i.test(text.replaceAll(/[\p{Cc}\s]/gu, '')),
    'must be a web URL',
  );

/** TCGplayer's affiliate link: the URL that it leads to is added as its parameter `u`. */
const affiliateUrl = z
  .url({ protocol: /^https$/ })
  .max(500)
  .refine(isPolicyOrigin, 'must have a host of letters, digits, dots and hyphens')
  .refine((text) => !text.includes('#'), 'must have no fragment')
  .refine((text) => !/[?&]u=./.test(text), 'must not have a parameter u: it is the page that is linked to');

/** Query parameters of links to Card Kingdom. */
const LinkParameters = z
  .record(z.string().regex(/^[\w.-]{1,40}$/, 'must be the name of a parameter'), z.string().max(200))
  .refine((parameters) => Object.keys(parameters).length <= 12, 'must be 12 parameters at most')
  .refine(
    (parameters) => !['c', 'search', 'filter'].some((name) => Object.hasOwn(parameters, name)),
    'must not have the parameters of a list or a card: c, search, filter',
  );

/** A link to another site. */
const SiteLink = z.object({ label, url: destination });

/** A picture that links to a partner. */
const AdPicture = z.object({ image: httpUrl, url: destination, label });

const Ads = z.object({
  /** where visitors support the site, and the name of that platform */
  supportUrl: destination,
  platform: label.default('Patreon'),
  /** URL of the programmatic ad, shown in a frame; without it the placeholder is shown */
  frame: httpUrl.optional(),
  /** banners of partners, by descending share of views */
  banners: z.array(AdPicture).max(8).default([]),
});

/** What an operator adds to the site; all of it is optional. */
export const SiteConfig = z.object({
  /** the address for bug reports, on the page about an error */
  bugReportEmail: z.email().default(SITE.bugReportEmail),
  /** links of the second bar: articles, video channel, support page */
  links: z.array(SiteLink).max(8).default([]),
  /** links of the footer */
  social: z.array(SiteLink).max(12).default([]),
  partners: z.array(SiteLink).max(24).default([]),
  /** what was agreed with shops: TCGplayer's affiliate link, partner and utm parameters of Card Kingdom */
  affiliates: z
    .strictObject({ tcgplayer: affiliateUrl.optional(), cardkingdom: LinkParameters.optional() })
    .default({}),
  analytics: z.object({ script: httpUrl }).optional(),
  ads: Ads.optional(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** An invalid config file; the message lists its issues. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';
}

/**
 * Parses a site config file. Throws a SiteConfigError that lists its issues.
 * @example parseSiteConfig('{}').links // []
 */
export const parseSiteConfig = (text: string, file = 'site.json'): SiteConfig => {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new SiteConfigError(`${file} is not valid JSON.`);
  }
  const parsed = SiteConfig.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new SiteConfigError(`${file} is invalid:\n${issues.join('\n')}`);
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

/** The config of this process, from SITE_CONFIG or `site.json` in the data folder; empty without such a file. */
export const siteConfig = (): SiteConfig => {
  if (config) return config;
  const { DATA_DIR, SITE_CONFIG } = env();
  const file = SITE_CONFIG ?? join(DATA_DIR, 'site.json');
  const exists = SITE_CONFIG !== undefined || existsSync(file);
  config = exists ? parseSiteConfig(readConfig(file), file) : SiteConfig.parse({});
  return config;
};

/** The config's origins, for the content security policy. */
export const configOrigins = ({ analytics, ads }: SiteConfig) => {
  const origin = (url: string): string => new URL(url).origin;
  return {
    scripts: analytics ? [origin(analytics.script)] : [],
    images: ads ? ads.banners.map(({ image }) => origin(image)) : [],
    frames: ads?.frame ? [origin(ads.frame)] : [],
  };
};
