import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { filesBelow } from "../src/content/find-files";
import { FOLDER } from "./folder";

/** What editors have while they work is theirs alone (editor): visitors get no byte of it, and hosts no file. */
test("the built site holds neither the editors' form, nor the link to it, nor the sentences over a page", () => {
  const readable = filesBelow(".", FOLDER).filter((file) => /\.(?:html|js|css|json|txt)$/u.test(file));
  expect(readable.length).toBeGreaterThan(10);
  const found = readable.filter((file) =>
    /__edit|__mistakes|sveltia|\/admin\//iu.test(readFileSync(path.resolve(file), "utf8")),
  );
  expect(found).toEqual([]);
});
