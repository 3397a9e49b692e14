import { library } from '../../tooling/tsup/index.mjs';

export default library({ index: 'src/index.ts', 'v1/index': 'src/v1/index.ts' });
