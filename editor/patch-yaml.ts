/** Writes changed values into a YAML source: what was not changed stays as it is, byte for byte. */
import { parseDocument } from "yaml";
import type { Context } from "./context";
import { withEdits } from "./edits";
import { patchNode } from "./patch-node";
import { Refusal } from "./refusal";
import { firstDifference } from "./same";
import { asBlock } from "./yaml-style";

/**
 * @param source YAML 1.2: front matter without its fences, a file of the site, or JSON
 * @param wanted plain data; a field that is undefined is left out
 * @returns the source with comments, quoting, order of fields and indentation as they were, in which only what differs is written
 * @throws {Refusal} that names the field, where the source can't be read, or the result would not read as `wanted`
 */
export function patchYaml(source: string, wanted: unknown): string {
  const document = parseDocument(source, { prettyErrors: false });
  if (document.errors[0]) throw new Refusal([], `the file is not YAML (${document.errors[0].message})`);
  const context: Context = { source, document, patch: (...parts) => patchNode(context, ...parts) };
  const edits = document.contents
    ? context.patch(document.contents, wanted, [], -2)
    : [{ from: source.length, to: source.length, text: `${asBlock(wanted, 0)}\n` }];
  const patched = withEdits(source, edits);
  verify(patched, wanted);
  return patched;
}

/** Nothing is written that does not read as it was wanted. */
function verify(patched: string, wanted: unknown): void {
  const document = parseDocument(patched, { prettyErrors: false });
  if (document.errors[0]) throw new Refusal([], `the change would make a file that is not YAML`);
  const difference = firstDifference(document.toJS(), wanted);
  if (difference) throw new Refusal(difference, "can't be written here so that it reads as it was entered");
}
