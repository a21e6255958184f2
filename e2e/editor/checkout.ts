/** A scratch checkout of the fixture with its form, for tests that edit it. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "../../src/content/load";
import { bundleForm } from "../../editor/server/bundle";
import { createEditServer } from "../../editor/server/edit-server";
import { model } from "../../src/model/model";
import { createSite } from "../../src/site/create-site";
import type { Site } from "../../src/site/site";
import { FIXTURE_DAY } from "../../test/fixture-day";

export interface Checkout {
  /** The form's address, up to `#`. */
  form: string;
  /** Lines added and removed in each file since the checkout was made, or last reset. */
  changes(): string[];
  read(file: string): string;
  bytes(file: string): Buffer;
  /** The site as it would be built of the checkout. */
  site(): Site;
  write(file: string, text: string): void;
  reset(): void;
  remove(): void;
}

export async function makeCheckout(): Promise<Checkout> {
  const project = path.resolve(__dirname, "../..");
  const root = mkdtempSync(path.join(tmpdir(), "editor-"));
  cpSync(path.join(project, "test/fixture/content"), path.join(root, "content"), { recursive: true });
  cpSync(path.join(project, "locales"), path.join(root, "locales"), { recursive: true });
  for (const room of ["src", "gatsby", "editor"]) symlinkSync(path.join(project, room), path.join(root, room));
  mkdirSync(path.join(root, "node_modules"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "content", "locales");
  git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "--message=All");
  const bundle = await bundleForm(project);
  const siteUrl = () => "http://localhost:8000";
  const server = createEditServer({ root, ...bundle, today: () => FIXTURE_DAY, siteUrl });
  await new Promise<void>((resolve) => void server.listen(Number(process.env["PORT"] ?? 0), "localhost", resolve));
  return {
    form: `http://localhost:${(server.address() as AddressInfo).port}/admin/`,
    changes() {
      git("add", "--all", "--intent-to-add", "content", "locales");
      return git("diff", "--numstat", "HEAD")
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((line) => line.replaceAll("\t", " "));
    },
    read: (file) => readFileSync(path.join(root, file), "utf8"),
    bytes: (file) => readFileSync(path.join(root, file)),
    site: () => createSite(loadContent(root, FIXTURE_DAY, model), FIXTURE_DAY),
    write: (file, text) => writeFileSync(path.join(root, file), text),
    reset() {
      git("reset", "--quiet", "--hard");
      git("clean", "--quiet", "--force", "-d", "content");
    },
    remove() {
      server.closeAllConnections();
      server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
