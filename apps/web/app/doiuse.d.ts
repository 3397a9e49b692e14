/** What the test of styles uses of a package without types. */
declare module 'doiuse' {
  import type { ChildNode, Plugin } from 'postcss';

  export default class DoIUse implements Plugin {
    constructor(options: {
      readonly browsers: readonly string[];
      readonly onFeatureUsage: (usage: { readonly feature: string; readonly usage: ChildNode }) => void;
    });
    readonly postcssPlugin: string;
  }
}
