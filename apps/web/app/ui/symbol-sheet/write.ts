// Writes the symbol sheets and their styles: `tsx --conditions=source app/ui/symbol-sheet/write.ts`.
import { writeFile } from 'node:fs/promises';
import { makeSheetFiles } from './symbol-sheet';

for (const [name, text] of Object.entries(makeSheetFiles()))
  await writeFile(new URL(name, import.meta.url), text);
