/** Starts the form: Sveltia CMS with the declared fields, on the files of this checkout. */
import CMS from "@sveltia/cms";
import "./admin.css";
import type { FormConfig } from "../form/config";
import type { FormFile } from "../server/read-content";
import { RemoteFiles } from "./remote-files";
import { RemoteFolder } from "./remote-folder";

/** The CMS's storage in the browser, which `RemoteFolder` imitates. */
const BACKEND = "test-repo";

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(`api/${path}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** Signs in without credentials: whoever can open the form has the checkout. */
function signIn(folder: RemoteFolder): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: BACKEND }));
  const storage: { getDirectory(): Promise<unknown> } = navigator.storage;
  storage.getDirectory = () => Promise.resolve(folder);
  // The CMS then writes files to their path directly instead of moving them there.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
}

type CmsConfig = NonNullable<Parameters<typeof CMS.init>[0]>["config"];

/** Builds the configuration of the CMS, in which each collection repeats the fields of its kind. */
function toCmsConfig({ collections, singletons, fields, i18n, siteUrl }: FormConfig): CmsConfig {
  const config = {
    load_config_file: false,
    backend: { name: BACKEND },
    site_url: siteUrl,
    show_preview_links: true,
    app_title: "Fernwerk",
    i18n,
    // Required, but unused and empty: pictures are stored beside their pages.
    media_folder: "content/pictures",
    public_folder: "",
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    collections: collections.map(({ kind, ...collection }) =>
      "files" in collection
        ? { ...collection, files: collection.files.map((file) => ({ ...file, fields: fields[kind] })) }
        : { ...collection, fields: fields[kind] },
    ),
    singletons: singletons.map((singleton) => ({ ...singleton, media_folder: "", public_folder: "" })),
  };
  return config as unknown as CmsConfig;
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
  await CMS.init({ config: toCmsConfig(config) });
}

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error);
});
