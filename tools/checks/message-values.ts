import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import ts from "typescript";

/** A call that formats a message, or one of several messages. */
interface Call {
  /** The values and tags. */
  names: readonly string[];
  ids: readonly string[];
}

/** Finds, by message, the calls that format it with an object literal: `text("a.b", { name })`, `formatMessage({ id }, {})`. */
export function readCalls(sources: readonly string[], known: ReadonlySet<string>): Map<string, Call[]> {
  const calls = new Map<string, Call[]>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const [first, values] = node.arguments;
    if (!first || !values || !ts.isObjectLiteralExpression(values)) return;
    const names = values.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
    const ids = listStrings(first).filter((id) => known.has(id));
    for (const id of ids) calls.set(id, [...(calls.get(id) ?? []), { names, ids }]);
  };
  for (const source of sources) visit(ts.createSourceFile("a.tsx", source, ts.ScriptTarget.Latest));
  return calls;
}

const listStrings = (node: ts.Node): string[] => {
  if (ts.isStringLiteral(node)) return [node.text];
  const strings: string[] = [];
  ts.forEachChild(node, (child) => void strings.push(...listStrings(child)));
  return strings;
};

/**
 * Compares the values and tags of a message with those that the program gives.
 * @param calls none if the program computes the id or the values
 * @param source the text of the program, which then has to contain each name
 * @returns a problem with its remedy for each wrong name
 */
export function findValueProblems(message: string, calls: readonly Call[], source: string): string[] {
  let names: Set<string>;
  try {
    names = new Set(listNames(parse(message)));
  } catch (error) {
    const code = error instanceof Error ? error.message.toLowerCase().replaceAll("_", " ") : "";
    return [`is not a message (${code}) - give each {value} its braces and each <tag> its </tag>`];
  }
  if (calls.length === 0)
    return [...names]
      .filter((name) => !new RegExp(`\\b${name}\\b`, "u").test(source))
      .map((name) => `has {${name}}, which no program gives - correct the name`);
  return calls.flatMap(({ names: given, ids }) => {
    const list = given.map((name) => `"${name}"`).join(", ");
    return [
      ...[...names]
        .filter((name) => !given.includes(name))
        .map((name) => `has "${name}" in braces or as a tag, which the program does not give - use ${list || "none"}`),
      ...given
        .filter((name) => !names.has(name) && (ids.length === 1 || new RegExp(`[{<]${name}\\b`, "u").test(message)))
        .map((name) => `does not show "${name}" - add it in braces or as a tag, without apostrophes around it`),
    ];
  });
}

function listNames(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [element.value, ...listNames(element.children)];
    const options = "options" in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => listNames(value))];
  });
}
