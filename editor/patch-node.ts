/** One node of a YAML document against the value that is wanted in its place. */
import { isMap, isScalar, isSeq, type ParsedNode } from "yaml";
import { type Context, type Path, valueOf } from "./context";
import type { Edit } from "./edits";
import { patchFlow } from "./patch-flow";
import { patchList } from "./patch-list";
import { patchMap } from "./patch-map";
import { patchScalar } from "./patch-scalar";
import { Refusal } from "./refusal";
import { isSame } from "./same";

/**
 * @returns the edits that make the node read as `wanted`, its own and those of all that it holds
 * @throws {Refusal} for what can't be changed in place
 */
export function patchNode(of: Context, node: ParsedNode, wanted: unknown, path: Path, holder: number): Edit[] {
  if (isSame(valueOf(of, node), wanted)) return [];
  if (isScalar(node)) return [patchScalar(of.source, node, wanted, holder)];
  if (isMap(node) && isGroup(wanted)) {
    return node.flow ? patchFlow(of, node, wanted, path) : patchMap(of, node, wanted, path);
  }
  if (isSeq(node) && Array.isArray(wanted)) {
    return node.flow ? patchFlow(of, node, wanted, path) : patchList(of, node, wanted, path);
  }
  throw new Refusal(path, "holds something of another kind; change it in the file");
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
