// Writes the sheet of symbols and its styles: `tsx --conditions=source app/ui/symbol-sheet/write.ts`.
import { writeFile } from 'node:fs/promises';
import { makeSheetPicture, makeSheetStyles } from './symbol-sheet';

await writeFile(new URL('symbol-sheet.svg', import.meta.url), makeSheetPicture());
await writeFile(new URL('symbol-sheet.css', import.meta.url), makeSheetStyles());
