/** The formats by which the hosted form reads and writes: the CMS tells a format no file's name, so each has files of one declaration. */
import { z } from "zod";
import { type Kind, KINDS } from "../../src/model/kinds";
import { model } from "../../src/model/model";
import { messages } from "../messages";

export interface FileFormat {
  name: string;
  /** What its files are called where one can't be written. */
  files: string;
  extension: "md" | "yml" | "json";
  /** What every file of the format is declared to hold. */
  schema: z.ZodType;
  /** The name of the one field that a file has which is a list as a whole: the CMS wants a group, to put another field beside it. */
  list?: string;
}

export const formatOfKind = (kind: Kind) => `${kind}-yaml-frontmatter` as const;

/** @returns the format of a file below `content/site`, by its name there, or of the messages */
export const formatOfSingleton = (file: string): string =>
  file.endsWith(".json") ? "messages-json" : `${file.slice(file.lastIndexOf("/") + 1, -".yml".length)}-yml`;

/** One for each kind of page, for each file of the site, and for the messages. */
export function fileFormats(): FileFormat[] {
  const pages = (Object.keys(KINDS) as Kind[]).map((kind): FileFormat => ({
    name: formatOfKind(kind),
    files: kind,
    extension: "md",
    schema: KINDS[kind],
  }));
  const site = Object.entries(model.siteFiles).map(([name, schema]): FileFormat => {
    const isList = (schema instanceof z.ZodOptional ? schema.unwrap() : schema) instanceof z.ZodArray;
    return {
      name: `${name}-yml`,
      files: `content/site/${name}.yml`,
      extension: "yml",
      schema,
      ...(isList ? { list: name } : {}),
    };
  });
  return [...pages, ...site, { name: "messages-json", files: "locales", extension: "json", schema: messages }];
}
