import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testedExample } from '../../../tooling/vitest/readme.mjs';
import { ManaSymbol, ManaSymbols } from './index';

const renderExample = (): string => {
  const symbols = (
    <>
      <ManaSymbol value="W/U" size={24} /> {/* one symbol; slashes and case are ignored */}
      <ManaSymbols value="wug" /> {/* letters */}
      <ManaSymbols value={['2', 'g/p']} /> {/* a list */}
      <ManaSymbols value="{2}{W/U}{G}" /> {/* a printed cost */}
      <ManaSymbols value={[]} /> {/* nothing: the colourless symbol */}
    </>
  );
  return renderToStaticMarkup(symbols);
};

it('README.md has an example that renders', () => {
  expect(testedExample(import.meta.url)).not.toBe('');
  const keys = [...renderExample().matchAll(/data-symbol="([^"]+)"/g)].map(([, key]) => key);
  expect(keys).toEqual(['wu', 'w', 'u', 'g', '2', 'gp', '2', 'wu', 'g', 'c']);
});
