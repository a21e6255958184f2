/** Derives the form's configuration from the declarations. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../src/i18n/languages";
import { type Kind, KIND_SCHEMAS } from "../../src/model/kinds";
import { createCollections, type FilesCollection, type FolderCollection, type PageEntry } from "./collections";
import { type Singleton, createSingletons } from "./singletons";
import { type FormContext, toWidgets } from "./to-widget";
import type { Option, Widget } from "./widget";

export interface FormConfig {
  collections: (FolderCollection | FilesCollection)[];
  singletons: Singleton[];
  /** The fields of each kind. Collections name the kind, so that twenty pages share them. */
  fields: Record<Kind, Widget[]>;
  i18n: { structure: "multiple_files"; locales: Language[]; default_locale: Language; initial_locales: "all" };
  siteUrl: string;
}

export interface EditableContent {
  /** One page for each route, preferably in the default language. */
  pages: readonly PageEntry[];
  /** The unchecked data of files below `content/site`, by name. */
  site: Readonly<Record<string, unknown>>;
  /** The keys of the interface's messages. */
  messages: readonly string[];
}

/**
 * Builds the configuration.
 * @param language the editor's language
 * @param siteUrl the URL of `npm run develop`
 */
export function createFormConfig(content: EditableContent, language: Language, siteUrl: string): FormConfig {
  const routes = content.pages.map(({ file, title }) => ({ label: `${title} (${file.route})`, value: file.route }));
  const names = { lines: listNames(content.site["lines"]), facts: listNames(content.site["facts"]) };
  const context: FormContext = { language, routes: routes.sort(byValue), names, isTranslated: true };
  const kinds = Object.keys(KIND_SCHEMAS) as Kind[];
  const fields = Object.fromEntries(
    kinds.map((kind) => [kind, [...toWidgets(KIND_SCHEMAS[kind], context), body(language)]]),
  );
  return {
    collections: createCollections(content.pages, language),
    singletons: createSingletons(content.site, content.messages, { ...context, isTranslated: false }),
    fields: fields as Record<Kind, Widget[]>,
    i18n: {
      structure: "multiple_files",
      locales: [...LANGUAGES],
      default_locale: DEFAULT_LANGUAGE,
      initial_locales: "all",
    },
    siteUrl,
  };
}

function body(language: Language): Widget {
  const label = language === "de" ? "Der Text nach den Feldern" : "The text after the fields";
  const hint =
    language === "de" ? "`body`: Markdown; Überschriften beginnen mit ##" : "`body`: markdown; headings begin with ##";
  return { name: "body", label, hint, required: false, i18n: true, widget: "text", use_emoji_autocomplete: false };
}

function listNames(file: unknown): Option[] {
  return Object.keys((file ?? {}) as object).map((name) => ({ label: name, value: name }));
}

function byValue(a: Option, b: Option): number {
  return Number(a.value > b.value) - Number(a.value < b.value);
}
