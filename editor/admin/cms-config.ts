import type CMS from "@sveltia/cms";
import type { FormConfig } from "../form/config";

export type CmsConfig = NonNullable<Parameters<typeof CMS.init>[0]>["config"];

/**
 * Builds the configuration of the CMS, in which each collection repeats the fields of its kind.
 * @param backend the CMS's own setting for its storage
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
