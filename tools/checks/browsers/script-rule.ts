import type { Rule } from "eslint";
import { globalFeatures, memberFeatures, newEvent, newMember } from "./api-names";
import { cssUses } from "./css-features";
import { attributeFeatures, elementFeatures } from "./markup-features";
import { lacking } from "./support";

/** What ESLint gives a rule, as far as it is used here: parsers for TypeScript and JSX know more than its own types. */
interface Node {
  type: string;
  parent?: Node;
  [field: string]: unknown;
}

/** These take selectors as text. */
const SELECTING = ["querySelector", "querySelectorAll", "matches", "closest"];

/** TypeScript's words around a value, which are gone when it runs. */
const AROUND = ["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression", "ChainExpression"];

/** Reports what one of the oldest browsers lacks; the message is the feature as MDN names it. */
export const scriptRule: Rule.RuleModule = {
  create: (context) => {
    const report = (node: unknown, keys: readonly (string | undefined)[]) => {
      const key = keys.find((one) => one && lacking(one).length > 0);
      if (key) context.report({ node: node as Rule.Node, message: key });
    };
    return {
      "Program:exit": () => {
        for (const { identifier, isTypeReference } of outsiders(context)) {
          if (isTypeReference) continue;
          const node = identifier as unknown as Node;
          report(node, globalFeatures(node["name"] as string));
          const member = memberOf(node);
          if (member) report(member, memberFeatures(node["name"] as string, member["name"] as string));
        }
      },
      CallExpression: (node) => reportCall(node as unknown as Node, report),
      JSXOpeningElement: (node: unknown) => reportElement(node as Node, report),
    };
  },
};

type Report = (node: unknown, keys: readonly (string | undefined)[]) => void;

/** References to names that the program does not declare. Those of ECMAScript are declared by ESLint. */
function outsiders({ sourceCode }: Rule.RuleContext): { identifier: unknown; isTypeReference?: boolean }[] {
  const { through = [], variables = [] } = sourceCode.scopeManager.globalScope ?? {};
  return [...through, ...variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references)];
}

/** @returns the name that is asked of an object, through TypeScript's words: `connection` in `(navigator as Own).connection` */
function memberOf(object: Node): Node | undefined {
  let inner = object;
  while (inner.parent && AROUND.includes(inner.parent.type)) inner = inner.parent;
  const { parent } = inner;
  const isMember = parent?.type === "MemberExpression" && parent["object"] === inner && !parent["computed"];
  return isMember ? (parent["property"] as Node) : undefined;
}

function reportCall(node: Node, report: Report): void {
  const callee = node["callee"] as Node;
  const property = callee["property"] as Node | undefined;
  const name = (property ?? callee)["name"];
  if (callee["computed"] || typeof name !== "string") return;
  const [first] = node["arguments"] as Node[];
  const text = first && textOf(first);
  if (name === "addEventListener" && text) report(first, [newEvent(text)]);
  if (property && SELECTING.includes(name) && text) {
    for (const { feature } of cssUses(`${text}{}`)) report(first, [feature]);
  }
  if (property) report(property, [newMember(name)]);
}

/** @returns what stands in quotes; what a template takes in may be any name */
function textOf(node: Node): string | undefined {
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join("x");
}

/** An element of HTML begins with a small letter; others are components. */
function reportElement(node: Node, report: Report): void {
  const { name } = node["name"] as Node;
  if (typeof name !== "string" || !/^[a-z]/u.test(name)) return;
  report(node, elementFeatures(name));
  for (const attribute of node["attributes"] as Node[]) {
    const attributeName = (attribute["name"] as Node | undefined)?.["name"];
    if (typeof attributeName !== "string") continue;
    const value = attribute["value"] as Node | null;
    report(attribute, attributeFeatures(name, attributeName, value ? textOf(value) : undefined));
  }
}
