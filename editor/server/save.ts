/** Saves all files that the form sends, or none if the check finds a mistake. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isRecord, valueAt } from "../../src/content/fields";
import { createPage, patchFile } from "../patch/patch-file";
import { PatchError } from "../patch/patch-error";
import { parseFromForm } from "../form-data";
import { dropUntouchedFields } from "../drop-untouched-fields";
import { checkChange } from "./check-change";
import { findDeclaration, readEditable, digestState } from "./editable";
import { isPictureFile, decodePictureBytes, readPicture } from "./pictures";
import { isText, type SavedFile, type SavedPicture, type SavedText } from "./saved-files";

/** Reports a refused save, with a line for each reason. */
export class SaveError extends Error {}

/**
 * Checks and saves files.
 * @param root absolute path of the project
 * @param today the check's day, `YYYY-MM-DD`
 * @returns the paths of written files and of removed pictures
 * @throws {SaveError} with every mistake, before it writes anything
 */
export function saveChange(root: string, sent: readonly SavedFile[], today: string): string[] {
  const conflicts = sent.filter((each) => isChanged(root, each)).map(({ path: file }) => `${file} - ${CHANGED}`);
  if (conflicts.length > 0) throw new SaveError(conflicts.join("\n"));
  const texts = sent.filter(isText);
  const changed = new Map<string, string | Uint8Array>([
    ...sent.flatMap((each) => (isText(each) ? [] : [decodePicture(each)])),
    ...texts.filter((each) => !isOrphaned(root, each, texts)).flatMap((each) => patchText(root, each)),
  ]);
  const { problems, orphans } = checkChange(root, changed, today);
  if (problems.length > 0) throw new SaveError(problems.join("\n"));
  for (const [file, content] of changed) write(path.join(root, file), content);
  for (const file of orphans) rmSync(path.join(root, file));
  return [...changed.keys(), ...orphans];
}

const CHANGED =
  "was changed by somebody else since the form was opened - copy what you wrote, load the page again, and enter it there";

function isChanged(root: string, each: SavedFile): boolean {
  const now = isText(each) ? readEditable(root, each.path)?.text : readPicture(root, each.path);
  return (now === undefined ? null : digestState(now)) !== each.state;
}

function decodePicture(sent: SavedPicture): [string, Uint8Array] {
  if (!isPictureFile(sent.path)) throw new SaveError(`${sent.path} - is no file of the form`);
  return [sent.path, decodePictureBytes(sent)];
}

/** Checks whether a new file is the second language of a page without translation: the form sends both. */
function isOrphaned(root: string, { path: file, state }: SavedText, sent: readonly SavedText[]): boolean {
  if (state !== null || !file.endsWith(".md")) return false;
  const folder = path.posix.dirname(file);
  const others = sent.filter((other) => other.path !== file && path.posix.dirname(other.path) === folder);
  return others.some((other) => valueAt(parseFromForm(other.path, other.text).data, ["translation"]) === "none");
}

function patchText(root: string, { path: file, text }: SavedText): [string, string][] {
  const schema = findDeclaration(file);
  if (!schema) throw new SaveError(`${file} - is no file of the form`);
  const before = readEditable(root, file);
  const { data, body } = parseFromForm(file, text);
  const wanted = { data: dropUntouchedFields(schema, data, before?.data), ...(body === undefined ? {} : { body }) };
  try {
    // Reads the file's own line breaks, which parsed sources lack.
    const source = before && readFileSync(path.join(root, file), "utf8");
    const next = source === undefined ? newFile(file, wanted) : patchFile(file, source, wanted);
    return next === source ? [] : [[file, next]];
  } catch (error) {
    if (error instanceof PatchError) throw new SaveError(`${file} ${error.message} - edit the file itself`);
    throw error;
  }
}

function newFile(file: string, wanted: { data: unknown; body?: string }): string {
  if (!isRecord(wanted.data) || Object.keys(wanted.data).length === 0) throw new SaveError(`${file} - is empty`);
  return createPage(wanted);
}

/** Replaces a file atomically. */
function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.draft`);
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
