/** The form's page: Sveltia CMS with the fields that this content declares, on the files of this checkout. */
import CMS from "@sveltia/cms";
import "./admin.css";
import type { FormConfig } from "../form/config";
import type { FormFile } from "../server/read-content";
import { RemoteFiles } from "./remote-files";
import { RemoteFolder } from "./remote-folder";

type CmsConfig = NonNullable<Parameters<typeof CMS.init>[0]>["config"];

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`api/${path}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** Fields are named by their kind, and each kind's stand there once. */
function toCmsConfig({ collections, singletons, fields, i18n, siteUrl }: FormConfig): CmsConfig {
  const config = {
    load_config_file: false,
    backend: { name: "test-repo" },
    site_url: siteUrl,
    show_preview_links: true,
    app_title: "Fernwerk",
    i18n,
    // It wants one for all pictures. Ours lie beside their pages, and nothing is there to choose from.
    media_folder: "content/pictures",
    public_folder: "",
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: "ascii", clean_accents: true },
    collections: collections.map((collection) =>
      "files" in collection
        ? { ...collection, files: collection.files.map((file) => ({ ...file, fields: fields[file.fields] })) }
        : { ...collection, fields: fields[collection.fields] },
    ),
    singletons: singletons.map((singleton) => ({ ...singleton, media_folder: "", public_folder: "" })),
  };
  return config as unknown as CmsConfig;
}

/** There is nobody to sign in: whoever can open the form has the checkout. */
function signIn(folder: RemoteFolder): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
  const storage: { getDirectory(): Promise<unknown> } = navigator.storage;
  storage.getDirectory = () => Promise.resolve(folder);
  // Files come to their place by being written, not by being moved there.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, "move");
}

async function start(): Promise<void> {
  const language = navigator.language.startsWith("de") ? "de" : "en";
  const [config, files] = await Promise.all([
    get<FormConfig>(`config?language=${language}`),
    get<Record<string, FormFile>>("files"),
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
