/** What the parts of the writer share: the source, what was read in it, and the way back to any node. */
import type { Document, ParsedNode } from "yaml";
import type { Edit } from "./edits";

export type Path = readonly PropertyKey[];

export interface Context {
  readonly source: string;
  readonly document: Document.Parsed;
  /**
   * @param holder the column of what holds the node (its key, or its dash), from 0
   * @returns the edits that make the node read as `wanted`; none where it does already
   * @throws {Refusal} for what can't be changed in place
   */
  patch(node: ParsedNode, wanted: unknown, path: Path, holder: number): Edit[];
}

/** @returns what a node reads as */
export function valueOf({ document }: Context, node: ParsedNode): unknown {
  return node.toJS(document);
}
