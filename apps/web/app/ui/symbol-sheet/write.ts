// Writes the symbol sheet and its styles: `tsx --conditions=source app/ui/symbol-sheet/write.ts`.
import { writeFile } from 'node:fs/promises';
import { makeSheetSvg, makeSheetStyles } from './symbol-sheet';

await writeFile(new URL('symbol-sheet.svg', import.meta.url), makeSheetSvg());
await writeFile(new URL('symbol-sheet.css', import.meta.url), makeSheetStyles());
