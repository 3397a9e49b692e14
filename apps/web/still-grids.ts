import type { Plugin } from 'vite';

const MODULE = /\/react-aria\/dist\/private\/grid\/useHighlightSelectionDescription\.mjs$/;

/**
 * Leaves out of react-aria's grids a hint for touch screens ("long press to select"), which no table here has: for its sake
 * each grid renders all of its rows anew when a key follows a mouse, or a mouse a key.
 */
export const stillGrids = (): Plugin => {
  let isFound = false;
  return {
    name: 'crownsmith-still-grids',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => {
      if (!MODULE.test(id)) return undefined;
      isFound = true;
      return 'export const useHighlightSelectionDescription = () => ({});';
    },
    generateBundle() {
      if (!isFound) this.error(`react-aria has no module ${MODULE.source}.`);
    },
  };
};
