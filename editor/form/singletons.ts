/** Lists single files for the form: those below `content/site`, and the interface's messages. */
import { z } from "zod";
import { SITE_FOLDER } from "../../src/content/read/find-files";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "../../src/i18n/languages";
import { model } from "../../src/model/model";
import { asFieldName } from "../form-data";
import { readPlural } from "./label";
import { type FormContext, toWidget } from "./to-widget";
import type { Widget } from "./widget";

export interface Singleton {
  name: string;
  label: string;
  file: string;
  /** The name of the CMS's format. The form receives every file as JSON (editor/form-data.ts). */
  format: string;
  fields: Widget[];
}

export function createSingletons(
  site: Readonly<Record<string, unknown>>,
  messages: readonly string[],
  context: FormContext,
): Singleton[] {
  const files = Object.entries(model.siteFiles).filter(([name]) => site[name] !== undefined);
  return [
    ...files.map(([name, schema]) => siteFile(name, schema, site[name], context)),
    ...LANGUAGES.map((language) => messageFile(language, messages, context)),
  ];
}

function siteFile(name: string, schema: z.ZodType, data: unknown, context: FormContext): Singleton {
  const widget = toWidget(name, schema, context, data);
  const fields = widget.widget === "object" ? widget.fields : [{ ...widget, root: true } as Widget];
  return {
    name,
    label: readPlural(schema, context.language),
    file: `${SITE_FOLDER}/${name}.yml`,
    format: "yml",
    fields,
  };
}

function messageFile(language: Language, messages: readonly string[], context: FormContext): Singleton {
  const label = `${context.language === "de" ? "Wörter" : "Words"}: ${LANGUAGE_NAMES[language]}`;
  const fields = messages.map((id): Widget => ({
    name: asFieldName(id),
    label: id,
    required: false,
    widget: "text",
    use_emoji_autocomplete: false,
  }));
  return { name: `messages-${language}`, label, file: `locales/${language}.json`, format: "json", fields };
}
