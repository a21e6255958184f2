/** The form's page on a host: Sveltia CMS on the repository itself, with this project's way to write a file. */
import "./no-eval";
import CMS from "@sveltia/cms";
import "../admin/admin.css";
import { toCmsConfig } from "../admin/cms-config";
import type { FormConfig } from "../form/config";
import { fromFile, toFile } from "./format";
import { fileFormats } from "./formats";
import { Sources } from "./sources";

/** What the build puts in (write-editor.ts). */
declare const __BACKEND__: { name: string };
/** The addresses of the configuration, by the editor's language. */
declare const __CONFIGS__: Readonly<Record<"de" | "en", string>>;

async function start(): Promise<void> {
  const response = await fetch(__CONFIGS__[navigator.language.startsWith("de") ? "de" : "en"]);
  if (!response.ok) throw new Error(`The form's configuration is not there (${response.status})`);
  const config = (await response.json()) as FormConfig;
  const sources = new Sources();
  for (const format of fileFormats()) {
    CMS.registerCustomFormat(format.name, format.extension, {
      // Waited for, though its type does not say so: it names the text by a hash, which the browser takes its time for.
      fromFile: (text: string) => fromFile(format, sources, text) as unknown as Record<string, unknown>,
      toFile: (content: Record<string, unknown>) => toFile(format, sources, content),
    });
  }
  await CMS.init({ config: toCmsConfig(config, __BACKEND__) });
}

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error);
});
