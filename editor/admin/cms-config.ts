import type CMS from "@sveltia/cms";
import type { FormConfig } from "../form/config";

export type CmsConfig = NonNullable<Parameters<typeof CMS.init>[0]>["config"];

/**
 * @param config whose fields are named by their kind, and stand there once
 * @param backend where the CMS reads and writes, as it asks for that itself
 * @returns the configuration of the CMS, in which each collection has its fields
 */
export function toCmsConfig(
  { collections, singletons, fields, i18n, siteUrl }: FormConfig,
  backend: { name: string },
): CmsConfig {
  const config = {
    load_config_file: false,
    backend,
    site_url: siteUrl,
    show_preview_links: true,
    app_title: "Fernwerk",
    i18n,
    // It wants one for all pictures. Ours lie beside their pages, and nothing is there to choose from.
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
