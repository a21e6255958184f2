/** What pictures must not do (WCAG 2.2: 1.4.5). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

const files = ["content", "src"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
);

// Of a screen its words are what it is a picture of (1.4.5, essential); its alternative tells them (src/sections/screens).
test("no drawing holds words, and every other picture is a screen: a photograph cannot be looked through for words", () => {
  const drawings = files.filter((name) => name.endsWith(".svg"));
  expect(drawings.length).toBeGreaterThan(20);
  const words = /<(?:text|tspan|textPath|foreignObject|image)\b/u;
  expect(drawings.filter((file) => words.test(readFileSync(file, "utf8")))).toEqual([]);
  const others = files.filter((name) => name.startsWith("content") && /\.(?:png|jpe?g|gif|webp|avif)$/iu.test(name));
  expect(others.filter((name) => !/\/screen-[\w-]+\.(?:de|en)\.png$/u.test(name))).toEqual([]);
});
