/** Lists pages by kind for the form. */
import { sentenceOf } from "../../src/content/declared-fields";
import type { PageFile } from "../../src/content/read/find-files";
import type { Language } from "../../src/i18n/languages";
import { DECLARATIONS, type Kind, KIND_SCHEMAS } from "../../src/model/kinds";
import { shortenToLabel, readPlural } from "./label";

export interface PageEntry {
  file: PageFile;
  kind: Kind;
  title: string;
}

/** Stores pictures beside their page. */
const PICTURE_FOLDERS = { media_folder: "", public_folder: "" } as const;

type Shared = ReturnType<typeof createShared>;
export type FolderCollection = ReturnType<typeof toFolder>;
export type FilesCollection = Shared & { files: ReturnType<typeof toFile>[] };

/**
 * Sorts pages into collections, each page into one.
 * @param pages one for each route
 * @param language the editor's language
 */
export function createCollections(
  pages: readonly PageEntry[],
  language: Language,
): (FolderCollection | FilesCollection)[] {
  return (Object.keys(KIND_SCHEMAS) as Kind[]).flatMap((kind) => {
    const folder = DECLARATIONS[kind].folder;
    const shared = createShared(kind, readPlural(KIND_SCHEMAS[kind], language));
    const scattered = pages.filter((page) => page.kind === kind && !isInFolder(page, folder));
    const files = { ...shared, name: `${kind}-files`, files: scattered.map(toFile) };
    if (folder) files.label = language === "de" ? `Weitere ${files.label}` : `Other ${files.label.toLowerCase()}`;
    return [...(folder ? [toFolder(shared, kind, folder, language)] : []), ...(scattered.length > 0 ? [files] : [])];
  });
}

function createShared(kind: Kind, label: string) {
  return {
    name: kind as string,
    label,
    i18n: true,
    // The CMS's name for markdown with front matter; admin.ts registers a format of that name.
    format: "yaml-frontmatter",
    // Names the fields of its pages (editor/form/config.ts).
    kind,
    ...PICTURE_FOLDERS,
    editor: { preview: false },
  };
}

function toFolder(shared: Shared, kind: Kind, folder: string, language: Language) {
  const isNews = kind === "article";
  return {
    ...shared,
    label_singular: shortenToLabel(sentenceOf(KIND_SCHEMAS[kind], language), kind),
    folder,
    path: "{{slug}}/index",
    extension: "md",
    slug: { template: "{{title}}", editable: ["create"] },
    preview_path: `{{locale}}${folder.slice("content/pages".length)}/{{slug}}/`,
    delete: false,
    ...(isNews && { summary: "{{date}} · {{title}}" }),
    thumbnail: "picture.file",
    sortable_fields: isNews
      ? { fields: ["date", "title"], default: { field: "date", direction: "descending" } }
      : ["title"],
    view_filters: [{ label: language === "de" ? "Entwürfe" : "Drafts", field: "draft", pattern: true }],
  };
}

function isInFolder({ file }: PageEntry, folder: string | undefined): boolean {
  return folder !== undefined && file.folder.slice(0, file.folder.lastIndexOf("/")) === folder;
}

function toFile({ file, title }: PageEntry) {
  return {
    name: nameOf(file.route),
    label: `${title} (${file.route})`,
    file: `${file.folder}/index.{{locale}}.md`,
    preview_path: `{{locale}}${file.route}`,
    i18n: true,
    ...PICTURE_FOLDERS,
  } as const;
}

/** Builds a page's name in the form's URLs: `/services/it-consulting/` becomes `services--it-consulting`. */
function nameOf(route: string): string {
  return route === "/" ? "home" : route.slice(1, -1).replaceAll("/", "--");
}

/** Builds the URL of a page's form below `/admin/`: `#/collections/article/entries/fusion-rail/index`. */
export function formUrlOf(route: string, kind: Kind): string {
  const folder = DECLARATIONS[kind].folder;
  const below = folder === undefined ? "" : `${folder.slice("content/pages".length)}/`;
  const rest = route.slice(below.length, -1);
  const isInFolder = folder !== undefined && route.startsWith(below) && !rest.includes("/");
  return isInFolder
    ? `#/collections/${kind}/entries/${rest}/index`
    : `#/collections/${kind}-files/entries/${nameOf(route)}`;
}
