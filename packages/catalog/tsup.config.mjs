import { library } from '../../tooling/tsup/index.mjs';

export default { ...library({ index: 'src/index.ts', starter: 'src/starter/index.ts' }), platform: 'node' };
