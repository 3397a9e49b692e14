// Writes mana costs as an HTML page, with no browser and no network.
//   node mana-symbols.mjs '{2}{W/U}{G}' > costs.html
import { manaKeys, ManaSymbols, symbolNames } from '@crownsmith/mana-symbols';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const costs = process.argv.slice(2);

console.log('<!doctype html>\n<html lang="en">\n<title>Mana costs</title>');
for (const cost of costs) {
  const names = symbolNames(manaKeys(cost));
  const symbols = renderToStaticMarkup(createElement(ManaSymbols, { value: cost, size: 32 }));
  console.log(`<p title="${names}">${symbols}</p>`);
}
console.log('</html>');
