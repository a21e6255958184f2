import { mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { temporaryFolder } from "../../test/temporary-folder";
import { watchFiles } from "./watch-content";

const FILE = "content/pages/news/index.de.md";
const NEW_FILE = "content/pages/fair/index.de.md";
const folder = temporaryFolder();
let updates = 0;
let watcher: ReturnType<typeof watchFiles>;

beforeAll(async () => {
  for (const file of [FILE, "src/sections/grid/example.yml"]) folder.write(file, "0");
  mkdirSync(path.join(folder.path, "locales"));
  watcher = watchFiles(folder.path, async () => void (updates += 1));
  await new Promise((resolve) => watcher.on("ready", resolve));
});
afterAll(async () => {
  await watcher.close();
  folder.remove();
});

/** Replaces a file by renaming a second one, as Vim, sed and Git do. */
function replaceFile(file: string, text: string): void {
  folder.write("temporary", text);
  renameSync(path.join(folder.path, "temporary"), path.join(folder.path, file));
}

it.each<[string, () => void]>([
  ["a save by renaming", () => replaceFile(FILE, "1")],
  ["a second save by renaming", () => replaceFile(FILE, "2")],
  ["a third save by renaming", () => replaceFile(FILE, "3")],
  ["a save in place after them", () => folder.write(FILE, "4")],
  ["a file in a new folder", () => folder.write(NEW_FILE, "1")],
  ["a save in the new folder", () => replaceFile(NEW_FILE, "2")],
  ["a second save in the new folder", () => folder.write(NEW_FILE, "3")],
  [
    "a renamed folder",
    () => renameSync(path.join(folder.path, "content/pages/fair"), path.join(folder.path, "content/pages/show")),
  ],
  ["a save in the renamed folder", () => folder.write("content/pages/show/index.de.md", "4")],
  ["a section's example", () => replaceFile("src/sections/grid/example.yml", "1")],
  ["a new file of messages", () => folder.write("locales/de.json", "{}")],
])("content is read again after %s", async (_title, save) => {
  // Lets the events of the previous save pass.
  await wait(200);
  const before = updates;
  save();
  for (const end = Date.now() + 5000; updates === before && Date.now() < end;) await wait(50);
  expect(updates).toBeGreaterThan(before);
});
