/** Saves a text as a file of the visitor. */
export const downloadText = (text: string, name: string, type = 'text/plain'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
