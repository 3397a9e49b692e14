import { decodeText } from './decode-text';

/** The text of the form: of its file, else of its field. */
export const formText = async (form: FormData): Promise<string> => {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return decodeText(new Uint8Array(await file.arrayBuffer()));
  const text = form.get('text');
  return typeof text === 'string' ? text : '';
};
