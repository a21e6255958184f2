/** Types the files of a save. */

interface SentFile {
  /** The path from the root. */
  path: string;
  /** The digest of the opened state, null for a new file. */
  state: string | null;
}

export interface SentText extends SentFile {
  /** The file in the form's format (as-data.ts). */
  text: string;
}

export interface SentPicture extends SentFile {
  base64: string;
}

export type Sent = SentText | SentPicture;

/** New contents of files by path from the root: a text, or a picture's bytes. */
export type Changes = ReadonlyMap<string, string | Uint8Array>;

export function isText(sent: Sent): sent is SentText {
  return "text" in sent;
}
