import { parseDocument } from "yaml";
import { applyEdits, findLineEnd, createReplacement } from "./edits";
import { PatchError } from "./patch-error";
import { patchNode } from "./patch-node";
import { findFirstDifference } from "./compare";
import { toYaml } from "./to-yaml";

/**
 * Writes changed values into a YAML source, and keeps comments, quotes, order and indentation of the rest.
 * @param source front matter without its fences, or a file of the site
 * @param wanted plain data; undefined fields are left out
 * @throws {PatchError} if the source is unreadable, a comment would be lost, or the result would not read as `wanted`
 */
export function patchYaml(source: string, wanted: unknown): string {
  const document = parse(source, "the file is not YAML");
  const root = document.contents;
  const edits = root
    ? (patchNode({ text: source, document }, root, wanted) ??
      createReplacement(source, root.range[0], findLineEnd(source, root.range[1]), () => toYaml(wanted, 0)))
    : [{ from: source.length, to: source.length, text: `${toYaml(wanted, 0)}\n` }];
  if (!edits) throw new PatchError(findFirstDifference(document.toJS(), wanted) ?? [], "can't be written here");
  const patched = applyEdits(source, edits);
  const difference = findFirstDifference(
    parse(patched, "the change would make a file that is not YAML").toJS(),
    wanted,
  );
  if (difference) throw new PatchError(difference, "can't be written here so that it reads as it was entered");
  return patched;
}

function parse(yaml: string, reason: string) {
  const document = parseDocument(yaml, { prettyErrors: false });
  if (document.errors[0]) throw new PatchError([], `${reason} (${document.errors[0].message})`);
  return document;
}
