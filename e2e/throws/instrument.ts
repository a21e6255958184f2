/** Makes every function of the browser's rooms a step that a test can let throw. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** What the browser adds to a page: all of it is guarded, and so all of it is tried. */
const ROOMS = ["src/browser", "src/browser/before-hydration"];

/** What else the browser adds: the announcer asks them. */
const OF_THE_SHELL = ["src/layout/focus-page.ts", "src/layout/progress.ts"];

/** The guard itself can't be guarded. */
const GUARD = "guard.ts";

/** Every module of these rooms, as the tree has them. @param root the project, or a copy of it */
export function modulesIn(root: string): string[] {
  const inRooms = ROOMS.flatMap((room) =>
    readdirSync(path.join(root, room))
      .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name) && name !== GUARD)
      .map((name) => `${room}/${name}`),
  );
  return [...inRooms, ...OF_THE_SHELL].sort();
}

/**
 * Writes the modules of a copy anew: each function asks `window.__step` before it does anything, and names itself.
 * @returns the steps, `links: watchLinks`, in the order of files and lines
 */
export function instrument(copy: string): string[] {
  return modulesIn(copy).flatMap((file) => {
    const place = path.join(copy, file);
    const module = path.basename(file).replace(/\.tsx?$/u, "");
    const { text, steps } = withSteps(readFileSync(place, "utf8"), module, file.endsWith("x"));
    writeFileSync(place, text);
    return steps;
  });
}

/** @returns the source with a step at the beginning of each function that has a body, and their names */
function withSteps(source: string, module: string, isJsx = false): { text: string; steps: string[] } {
  const kind = isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile("module.ts", source, ts.ScriptTarget.Latest, true, kind);
  const places: { at: number; step: string }[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body && ts.isBlock(node.body as ts.Node)) {
      const step = `${module}: ${nameOf(node, file)}`;
      const isNew = !places.some((each) => each.step === step);
      places.push({ at: (node.body as ts.Block).getStart() + 1, step: isNew ? step : `${step} ${places.length}` });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  let text = source;
  for (const { at, step } of [...places].reverse()) {
    text = `${text.slice(0, at)}(globalThis as any).__step?.(${JSON.stringify(step)});${text.slice(at)}`;
  }
  return { text, steps: places.map(({ step }) => step) };
}

/** Its own name, or that of what it is given to. */
function nameOf(node: ts.Node, file: ts.SourceFile): string {
  const named = (node as ts.FunctionDeclaration).name ?? (node.parent as ts.VariableDeclaration).name;
  if (named) return named.getText(file);
  const call = node.parent;
  if (ts.isCallExpression(call)) return `in ${call.expression.getText(file)}`;
  return "a function";
}
