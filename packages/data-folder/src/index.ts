export { copyDatabase, countDocuments, isDatabaseInUse } from './databases';
export { DataFolderError } from './data-folder-error';
export { DATA_VERSION, openDataFolder } from './open-data-folder';
export { commitRestore, KEPT_NAMES, SECRET_NAMES } from './restored-data';
export { askForUpdate, findUpdateRequest, finishUpdate, type LastUpdate, readLastUpdate } from './updates';
