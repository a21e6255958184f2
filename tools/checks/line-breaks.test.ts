/** A clone on Windows, where Git is set up to write line breaks of that system (`core.autocrlf`). */
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { digestOf } from "../../mockups/taken";
import { temporaryFolder } from "../../test/temporary-folder";

const FILES = {
  "content/a.md": "---\ntitle: A\n---\n",
  "cover.svg": "<svg>\n</svg>\n",
  "cover.png": "\u0089PNG\r\n\u001a\n\0\r\n\n",
};

it("a clone on Windows has the bytes that were committed", () => {
  const [origin, clone] = [temporaryFolder(), temporaryFolder()];
  const git = (...more: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...more], { cwd: origin.path });
  copyFileSync(".gitattributes", path.join(origin.path, ".gitattributes"));
  for (const [file, text] of Object.entries(FILES)) origin.write(file, text);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "a");
  git("clone", "-q", "-c", "core.autocrlf=true", "-c", "core.eol=crlf", origin.path, path.join(clone.path, "a"));
  const read = Object.keys(FILES).map((file) => [file, readFileSync(path.join(clone.path, "a", file), "utf8")]);
  expect(Object.fromEntries(read)).toEqual(FILES);
  for (const folder of [origin, clone]) folder.remove();
});

it("a text has the same digest with the line breaks of any system", () => {
  expect(digestOf("a\r\nb\r\n")).toBe(digestOf("a\nb\n"));
});
