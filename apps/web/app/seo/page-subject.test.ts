import { expect, it } from 'vitest';
import { pageSubject } from './page-subject';

it.each<[string, string, string | undefined, boolean]>([
  ['/', 'site', undefined, true],
  ['/commanders/edgar-markov', 'commanders/edgar-markov', 'edgar-markov', true],
  ['/commanders/edgar-markov/budget', 'commanders/edgar-markov', 'edgar-markov', true],
  ['/average-decks/edgar-markov', 'commanders/edgar-markov', 'edgar-markov', true],
  ['/average-decks/edgar-markov/tokens', 'commanders/edgar-markov', 'edgar-markov', true],
  ['/cards/sol-ring', 'cards/sol-ring', undefined, true],
  ['/sets/tst', 'site', undefined, true],
  ['/combos/ring-and-signet', 'site', undefined, true],
  ['/themes/tokens', 'site', undefined, true],
  ['/themes/tokens/wbr', 'site', undefined, false],
  ['/commanders', 'site', undefined, false],
  ['/commanders/results', 'site', undefined, false],
  ['/commanders/wub', 'site', undefined, false],
  ['/commanders/colorless', 'site', undefined, false],
  ['/top/creatures', 'site', undefined, false],
  ['/partners/tymna-the-weaver', 'site', undefined, false],
  ['/faq', 'site', undefined, false],
])('%s has the preview picture %s', (path, picture, commander, embeddable) =>
  expect(pageSubject(path)).toEqual({ picture, embeddable, ...(commander && { commander }) }),
);

it.each([
  ['/compare?a=edgar-markov&b=sol/tokens', 'compare/edgar-markov/sol'],
  ['/compare?a=edgar-markov', 'site'],
  ['/compare', 'site'],
  ['/deck', 'site'],
  ['/deck?d=FBFsAUEDy4QAKHUx38Hxq&tab=swap', 'deck/FBFsAUEDy4QAKHUx38Hxq'],
  ['/deck?d=../x', 'site'],
  ['/deck/passport?d=FBFsAUEDy4QAKHUx38Hxq&say=hi', 'passport/FBFsAUEDy4QAKHUx38Hxq'],
  [
    '/table?d=FBFsAUEDy4QAKHUx38Hxq&d=EBAW49aKXN-IFwyg&meet=2',
    'table/FBFsAUEDy4QAKHUx38Hxq.EBAW49aKXN-IFwyg',
  ],
  ['/table?d=FBFsAUEDy4QAKHUx38Hxq', 'site'],
  ['/table?d=FBFsAUEDy4QAKHUx38Hxq&d=../../x', 'site'],
  [`/table?d=${'a'.repeat(1000)}&d=${'b'.repeat(1000)}`, 'site'],
  ['/table', 'site'],
])('%s has the preview picture %s', (path, picture) => {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  expect(pageSubject(pathname, searchParams)).toEqual({ picture, embeddable: false });
});
