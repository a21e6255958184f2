/** What the form sends to be saved, and what it comes to on the disk. */

interface SentFile {
  /** From the root. */
  path: string;
  /** The state that was opened; null for a new file. */
  state: string | null;
}

export interface SentText extends SentFile {
  /** The file as the form has it (as-data.ts). */
  text: string;
}

/** A picture that was put beside a page. */
export interface SentPicture extends SentFile {
  base64: string;
}

export type Sent = SentText | SentPicture;

/** What files are to hold, by path from the root: a text, or a picture's bytes. */
export type Changes = ReadonlyMap<string, string | Uint8Array>;

export function isText(sent: Sent): sent is SentText {
  return "text" in sent;
}
