export { buildCard } from './cards/build-card';
export { fixtureCards } from './cards/fixture-cards';
export { COLOR_CHOOSER, listOf, ruleChangingCards, RULEBREAKERS } from './cards/rule-changers';
export { UNREADABLE_LISTS } from './unreadable-lists';
export { withChecksums } from './snapshot/checksums';
export { snapshotFiles, type SnapshotFiles } from './snapshot/snapshot-files';
export { pointTo, writeSnapshotFiles, writeSnapshotFixture } from './snapshot/write-snapshot';
