/** Starts the form: Sveltia CMS with the declared fields, on the files of this checkout. */
import CMS from "@sveltia/cms";
import "./admin.css";
import type { FormConfig } from "../form/config";
import type { FormFile } from "../server/read-content";
import { toCmsConfig } from "./cms-config";
import { RemoteFiles } from "./remote-files";
import { RemoteFolder } from "./remote-folder";

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(`api/${path}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** Signs in without credentials: whoever can open the form has the checkout. */
function signIn(folder: RemoteFolder): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
  const storage: { getDirectory(): Promise<unknown> } = navigator.storage;
  storage.getDirectory = () => Promise.resolve(folder);
  // The CMS then writes files to their path directly instead of moving them there.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
}

async function start(): Promise<void> {
  const language = navigator.language.startsWith("de") ? "de" : "en";
  const [config, files] = await Promise.all([
    fetchJson<FormConfig>(`config?language=${language}`),
    fetchJson<Record<string, FormFile>>("files"),
  ]);
  const checkout = new RemoteFiles(files);
  signIn(new RemoteFolder(checkout));
  CMS.registerEventListener({ name: "preSave", handler: () => checkout.expectPage() });
  const asJson = {
    fromFile: (text: string) => JSON.parse(text) as Record<string, unknown>,
    toFile: (data: unknown) => JSON.stringify(data),
  };
  CMS.registerCustomFormat("yaml-frontmatter", "md", asJson);
  CMS.registerCustomFormat("yml", "yml", asJson);
  await CMS.init({ config: toCmsConfig(config, { name: "test-repo" }) });
}

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error);
});
