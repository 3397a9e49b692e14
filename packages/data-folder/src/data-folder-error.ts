/** The data folder is of a newer release, or cannot be brought up to date; its message is for the operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}
