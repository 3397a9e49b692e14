// Writes src/shapes/shapes.ts: the shapes of responses, made from their schemas, so that a program that only asks has no schema
// library in it. A test compares the file with the schemas.
//   npx tsx --conditions=source packages/api-client/scripts/make-shapes.ts
import { writeFileSync } from 'node:fs';
import { shapesText } from '../src/testing/shapes-text';

writeFileSync(new URL('../src/shapes/shapes.ts', import.meta.url), shapesText());
