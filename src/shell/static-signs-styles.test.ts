import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const SHELL = path.resolve("src/shell");

/** What a file imports from within this room, as paths. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/gu);
  const files = [...found].map(([, target = ""]) => path.resolve(path.dirname(file), target));
  return files
    .flatMap((target) => [target, `${target}.tsx`, `${target}.ts`].filter((name) => existsSync(name)).slice(0, 1))
    .filter((target) => target.startsWith(`${SHELL}${path.sep}`));
}

/** The room's style sheets that come with a file, and with what it imports. */
function stylesOf(file: string): string[] {
  if (file.endsWith(".css")) return [path.relative(SHELL, file)];
  return importsOf(file).flatMap(stylesOf);
}

test("what stands in for header and footer brings all their styles, and no other", () => {
  const drawn = ["header/header.tsx", "footer/footer.tsx"].flatMap((name) => stylesOf(path.join(SHELL, name)));
  expect(drawn).toContain("logo.module.css");
  expect(stylesOf(path.join(SHELL, "static-signs.tsx")).sort()).toEqual([...new Set(drawn)].sort());
});
