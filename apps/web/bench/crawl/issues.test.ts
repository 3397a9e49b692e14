import { describe, expect, it } from 'vitest';
import { findNotFoundIssues, findPageIssues } from './page-issues';
import { parsePage } from './parse-page';
import { createSiteChecker } from './site-issues';

const ORIGIN = 'http://localhost:3000';
const HEAD = `<title>Sol Ring</title><meta name="description" content="A card."/><link rel="canonical" href="${ORIGIN}/cards/sol-ring"/><meta property="og:title" content="Sol Ring"/><meta property="og:description" content="A card."/><meta property="og:url" content="${ORIGIN}/cards/sol-ring"/><meta property="og:image" content="${ORIGIN}/og/site.png"/><script type="application/ld+json">{"@type":"WebSite"}</script>`;
const makePage = (body: string, head = HEAD): string =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><h1>Sol Ring</h1>${body}</body></html>`;
const issuesOf = (body: string, head?: string, path = '/cards/sol-ring') =>
  findPageIssues(parsePage(makePage(body, head)), new URL(path, ORIGIN));

describe('findPageIssues', () => {
  it('returns nothing for a valid page', () => {
    expect(
      issuesOf(
        '<nav aria-labelledby="n"><h2 id="n">N</h2><ul><li><a href="#n">N</a></li></ul></nav><svg><title>t</title><path d="M0 0"/></svg><details><summary><h3>S</h3></summary><p>a<br/>b</p></details>',
      ),
    ).toEqual([]);
    expect(issuesOf('', undefined, '/cards/sol-ring?view=text')).toEqual([]);
  });

  it.each<[string, string]>([
    ['<p>a', '</body> where <p> is open'],
    ['<p><div>a</div></p>', '<div> in <p>'],
    ['<a href="/x"><button>a</button></a>', '<button> in <a>'],
    ['<a href="/x"><span><a href="/y">a</a></span></a>', '<a> in <a>'],
    ['<ul><div><li>a</li></div></ul>', '<div> in <ul>'],
    ['<span><h2>a</h2></span>', '<h2> in <span>'],
    ['<i id="a"></i><i id="a"></i>', 'the id a occurs twice'],
    ['<i aria-labelledby="b"></i>', 'an attribute names #b, which does not exist'],
    ['<a href="#b">b</a>', 'no element for #b'],
    ['<img src="/x.png"/>', 'an img without alt'],
    ['<i class="a" class="b"></i>', 'duplicate-attribute at 1:'],
    ['a\0b', 'unexpected-null-character at 1:'],
    ['<h1>b</h1>', '2 h1 instead of 1'],
  ])('reports %s', (body, issue) =>
    expect(issuesOf(body).some((found) => found.startsWith(issue))).toBe(true),
  );

  it.each<[string, string, string]>([
    ['<title>Sol Ring</title>', '', '0 titles instead of 1: '],
    ['<meta name="description" content="A card."/>', '', '0 descriptions instead of 1: '],
    ['/cards/sol-ring"/><meta', '/cards/x"/><meta', `the canonical link names ${ORIGIN}/cards/x`],
    [
      '/cards/sol-ring"/><meta',
      '/cards/sol-ring?view=a"/><meta',
      `the canonical link names ${ORIGIN}/cards/sol-ring?view=a`,
    ],
    ['{"@type":"WebSite"}', '{"@type":}', 'structured data: SyntaxError'],
    ['property="og:image"', 'property="og:other"', 'no og:image'],
  ])('reports a page without %s', (from, to, issue) => {
    const issues = issuesOf('', HEAD.replace(from, to));
    expect(issues.some((found) => found.startsWith(issue))).toBe(true);
  });
});

it('findNotFoundIssues requires status 404, suggestions and a link to report', () => {
  const url = new URL('/cards/x', ORIGIN);
  const report = '<a href="/bug-report?from=%2Fcards%2Fx">report it</a>';
  expect(findNotFoundIssues(404, makePage(`<h2>Did you mean</h2>${report}`), url)).toEqual([]);
  expect(findNotFoundIssues(404, makePage(''), url)).toEqual(['no link to report it', 'no suggestions']);
  expect(findNotFoundIssues(200, makePage(''), url)).toEqual(['does not exist, but has status 200']);
});

describe('createSiteChecker', () => {
  const checkSite = (
    pages: readonly (readonly [path: string, title: string, head?: string])[],
    listed: readonly string[],
  ) => {
    const site = createSiteChecker(ORIGIN);
    for (const path of listed) site.addListed(ORIGIN + path);
    for (const [path, title, more = ''] of pages) {
      const head = HEAD.replaceAll('/cards/sol-ring', path).replace('Sol Ring<', `${title}<`) + more;
      site.addPage(parsePage(makePage('<i id="here"></i>', head)), new URL(path, ORIGIN));
    }
    return site;
  };
  const reasons = (site: ReturnType<typeof checkSite>) =>
    site.findIssues().map(({ path, reason }) => `${path} ${reason}`);

  it('returns nothing for pages with titles of their own that the sitemap lists', () => {
    const site = checkSite(
      [
        ['/a', 'A'],
        ['/b', 'B'],
        ['/hidden', 'A', '<meta name="robots" content="noindex"/>'],
      ],
      ['/a', '/b'],
    );
    site.addFragment(`${ORIGIN}/a#here`, '/b');
    expect(reasons(site)).toEqual([]);
  });

  it('reports shared titles, dead fragments and pages that the sitemap lacks or lists in vain', () => {
    const site = checkSite(
      [
        ['/a', 'A'],
        ['/b', 'A'],
      ],
      ['/a', '/gone', '/gone'],
    );
    site.addFragment(`${ORIGIN}/a#nowhere`, '/b');
    expect(reasons(site)).toEqual([
      '/gone is in the sitemap twice',
      '/b has the title of /a: A',
      '/a no element for #nowhere',
      '/b is not in the sitemap',
      '/gone is in the sitemap, but is not an indexable page',
    ]);
  });
});
