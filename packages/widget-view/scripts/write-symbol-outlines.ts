// Writes src/symbol-outlines.ts: `pnpm exec tsx --conditions=source packages/widget-view/scripts/write-symbol-outlines.ts`.
import { writeFileSync } from 'node:fs';
import { symbolOutlinesModule } from './symbol-outlines';

writeFileSync(new URL('../src/symbol-outlines.ts', import.meta.url), symbolOutlinesModule());
