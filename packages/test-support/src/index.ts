export * from './fixture-cards';
export * from './fixture-model';
export * from './snapshot-fixture';
