export { buildCard, fixtureCards } from './fixture-cards';
export {
  pointTo,
  snapshotFiles,
  writeSnapshotFiles,
  writeSnapshotFixture,
  type SnapshotFiles,
} from './snapshot-fixture';
