import { library } from '../../tooling/tsup/index.mjs';

export default {
  ...library({ index: 'src/index.ts', 'starter/index': 'src/starter/index.ts' }),
  platform: 'node',
};
