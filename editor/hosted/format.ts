/** A file of the repository as the CMS has it in the hosted form, and what is written of that: every byte that was not changed. */
import { isRecord } from "../../src/content/fields";
import { formatProblem } from "../../src/content/problem";
import { parseSource } from "../../src/content/source-file";
import { fromForm, toForm } from "../as-data";
import { asWritten } from "../as-written";
import { type FileParts, freshPage, patchFile } from "../patch-file";
import { Refusal } from "../refusal";
import type { FileFormat } from "./formats";
import type { Sources } from "./sources";

/** The field that says which text an entry began with; a new one has none. It is declared as hidden, and never written. */
export const SOURCE = "_source";

type Data = Record<string, unknown>;

/** Why nothing was saved. The CMS shows the cause of this one error in its dialog, and of others no word. */
function unsaved(reason: string): Error {
  return new Error("saving_failed", { cause: new Error(reason) });
}

/**
 * @param text as the CMS gives it: without spaces and line breaks around it, which it puts back as one line break
 * @returns the file's fields, and the name of its text
 * @throws {Error} with the check's sentence where the file can't be read
 */
export async function fromFile(format: FileFormat, sources: Sources, text: string): Promise<Data> {
  const whole = `${text.trim()}\n`;
  const source = parseSource(`${format.name}.${format.extension}`, whole);
  const form = toForm(source);
  if (form === undefined) throw new Error(source.problems.map(formatProblem).join("\n"));
  const data: unknown = JSON.parse(form);
  return {
    ...(format.list === undefined ? (data as Data) : { [format.list]: data }),
    [SOURCE]: await sources.keep(whole),
  };
}

/**
 * @param content what the CMS has in every field
 * @returns the file to commit
 * @throws {Error} of the CMS's own kind, with the field and the reason, for what can't be written so that it reads as it was
 *   entered, and for a draft of a text that this tab has not seen: nothing is committed then
 */
export function toFile(format: FileFormat, sources: Sources, content: Data): string {
  const { [SOURCE]: name, ...fields } = content;
  const title = typeof fields["title"] === "string" && fields["title"] !== "" ? fields["title"] : format.files;
  const source = typeof name === "string" && name !== "" ? sources.named(name) : undefined;
  if (name && source === undefined) throw unsaved(`${title} - ${CHANGED}`);
  try {
    return written(format, source, fields);
  } catch (error) {
    throw error instanceof Refusal ? unsaved(`${title}: ${error.message} - edit the file itself`) : error;
  }
}

const CHANGED =
  "was changed by somebody else since this draft was begun - copy what you wrote, load the page again, and enter it there";

function written(format: FileFormat, source: string | undefined, fields: Data): string {
  const file = `file.${format.extension}`;
  const sent = format.list === undefined ? fields : fields[format.list];
  const { data, body } = fromForm(file, JSON.stringify(sent));
  const before = source === undefined ? undefined : parseSource(file, source).data;
  const wanted = { data: asWritten(format.schema, data, before), ...(body === undefined ? {} : { body }) };
  const next = source === undefined ? fresh(format, wanted) : patchFile(file, source, wanted);
  // What the CMS makes of it before it commits.
  if (`${next.trim()}\n` !== next) throw new Refusal([], "begins or ends in lines that the form can't keep");
  return next;
}

function fresh({ extension }: FileFormat, wanted: FileParts): string {
  if (extension !== "md") throw new Refusal([], "is not there");
  if (!isRecord(wanted.data) || Object.keys(wanted.data).length === 0)
    throw new Refusal([], "would be empty; a page of one language has the other one switched off in its menu");
  return freshPage(wanted);
}
