// Writes the small snapshot of tests into a folder: `tsx --conditions=source write-snapshot-fixture.ts FOLDER`.
import { writeSnapshotFixture } from './snapshot-fixture';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that shall hold current.json.');
await writeSnapshotFixture(folder);
process.stdout.write(`Wrote a snapshot; serve it with SNAPSHOT=${folder}\n`);
