import { describe, expect, it } from 'vitest';
import { missingFaults, pageFaults } from './page-faults';
import { readPage } from './page-facts';
import { createSiteFaults } from './site-faults';

const ORIGIN = 'http://localhost:3000';
const HEAD = `<title>Sol Ring</title><meta name="description" content="A card."/><link rel="canonical" href="${ORIGIN}/cards/sol-ring"/><meta property="og:title" content="Sol Ring"/><meta property="og:description" content="A card."/><meta property="og:url" content="${ORIGIN}/cards/sol-ring"/><meta property="og:image" content="${ORIGIN}/og/site.png"/><script type="application/ld+json">{"@type":"WebSite"}</script>`;
const makePage = (body: string, head = HEAD): string =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><h1>Sol Ring</h1>${body}</body></html>`;
const faultsOf = (body: string, head?: string, path = '/cards/sol-ring') =>
  pageFaults(readPage(makePage(body, head)), new URL(path, ORIGIN));

describe('a page', () => {
  it('is good', () => {
    expect(
      faultsOf(
        '<nav aria-labelledby="n"><h2 id="n">N</h2><ul><li><a href="#n">N</a></li></ul></nav><svg><title>t</title><path d="M0 0"/></svg><details><summary><h3>S</h3></summary><p>a<br/>b</p></details>',
      ),
    ).toEqual([]);
    expect(faultsOf('', undefined, '/cards/sol-ring?view=text')).toEqual([]);
  });

  it.each<[string, string]>([
    ['<p>a', '</body> where <p> is open'],
    ['<p><div>a</div></p>', '<div> in <p>'],
    ['<a href="/x"><button>a</button></a>', '<button> in <a>'],
    ['<a href="/x"><span><a href="/y">a</a></span></a>', '<a> in <a>'],
    ['<ul><div><li>a</li></div></ul>', '<div> in <ul>'],
    ['<span><h2>a</h2></span>', '<h2> in <span>'],
    ['<i id="a"></i><i id="a"></i>', 'the id a is there twice'],
    ['<i aria-labelledby="b"></i>', 'an attribute names #b, which is nowhere'],
    ['<a href="#b">b</a>', 'nothing is at #b'],
    ['<img src="/x.png"/>', 'a picture without a text in its place'],
    ['<i class="a" class="b"></i>', 'duplicate-attribute at 1:'],
    ['a\0b', 'unexpected-null-character at 1:'],
    ['<h1>b</h1>', '2 h1, to be one'],
  ])('%s is a fault', (body, fault) =>
    expect(faultsOf(body).some((found) => found.startsWith(fault))).toBe(true),
  );

  it.each<[string, string, string]>([
    ['<title>Sol Ring</title>', '', '0 titles, to be one: '],
    ['<meta name="description" content="A card."/>', '', '0 descriptions, to be one: '],
    ['/cards/sol-ring"/><meta', '/cards/x"/><meta', `the canonical link points to ${ORIGIN}/cards/x`],
    ['{"@type":"WebSite"}', '{"@type":}', 'structured data: SyntaxError'],
    ['property="og:image"', 'property="og:other"', 'no og:image'],
  ])('without %s is not good', (from, to, fault) => {
    const faults = faultsOf('', HEAD.replace(from, to));
    expect(faults.some((found) => found.startsWith(fault))).toBe(true);
  });
});

it('a page for what is not there says so, and what is near', () => {
  const address = new URL('/cards/x', ORIGIN);
  const report = '<a href="/bug-report?from=%2Fcards%2Fx">report it</a>';
  expect(missingFaults(404, makePage(`<h2>Did you mean</h2>${report}`), address)).toEqual([]);
  expect(missingFaults(404, makePage(''), address)).toEqual(['no way to report it', 'suggests nothing']);
  expect(missingFaults(200, makePage(''), address)).toEqual(['is not there, yet answers 200']);
});

describe('pages of a site', () => {
  const visit = (
    pages: readonly (readonly [path: string, title: string, head?: string])[],
    listed: readonly string[],
  ) => {
    const site = createSiteFaults(ORIGIN);
    for (const path of listed) site.addListed(ORIGIN + path);
    for (const [path, title, more = ''] of pages) {
      const head = HEAD.replaceAll('/cards/sol-ring', path).replace('Sol Ring<', `${title}<`) + more;
      site.addPage(readPage(makePage('<i id="here"></i>', head)), new URL(path, ORIGIN));
    }
    return site;
  };
  const reasons = (site: ReturnType<typeof visit>) =>
    site.tell().map(({ address, reason }) => `${address} ${reason}`);

  it('agree', () => {
    const site = visit(
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

  it('do not share a title, nor miss in the sitemap, nor stand in it without being there', () => {
    const site = visit(
      [
        ['/a', 'A'],
        ['/b', 'A'],
      ],
      ['/a', '/gone', '/gone'],
    );
    site.addFragment(`${ORIGIN}/a#nowhere`, '/b');
    expect(reasons(site)).toEqual([
      '/gone the sitemap lists it twice',
      '/b has the title of /a: A',
      '/a nothing is at #nowhere',
      '/b is not in the sitemap',
      '/gone is in the sitemap, but is no page to be listed',
    ]);
  });
});
