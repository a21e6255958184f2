/** Types the files of a save. */

interface SentFile {
  /** The path from the root. */
  path: string;
  /** The digest of the opened state, null for a new file. */
  state: string | null;
}

export interface SavedText extends SentFile {
  /** The file in the form's format (form-data.ts). */
  text: string;
}

export interface SavedPicture extends SentFile {
  base64: string;
}

export type SavedFile = SavedText | SavedPicture;

/** New contents of files by path from the root: a text, or a picture's bytes. */
export type Changes = ReadonlyMap<string, string | Uint8Array>;

export function isText(sent: SavedFile): sent is SavedText {
  return "text" in sent;
}
