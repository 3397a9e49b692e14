import { library } from '../../tooling/tsup/index.mjs';

export default library();
