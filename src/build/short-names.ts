/** Shorter names in the built files, for fewer bytes. */
import path from "node:path";
import { type ClassNames, shortClassNames } from "./class-names";
import type { WebpackConfig, WebpackRule } from "./webpack-config";

interface UrlLoader {
  options?: { name?: string; limit?: number | false };
}

interface StyleLoader {
  options?: { modules?: { localIdentName?: string; getLocalIdent?: NameOfClass } };
}

/** As css-loader asks for the name of a class. */
type NameOfClass = (context: { resourcePath: string }, pattern: string, name: string) => string;

/**
 * The name of a font stands twice in every page: eight digits of its hash tell it from its next version. However small, it
 * is a file: in the styles it would come with every page again, and the security policy knows no font there.
 */
export function nameFonts({ module }: WebpackConfig): void {
  for (const { test, use } of module?.rules ?? []) {
    if (!test?.test("font.woff2")) continue;
    for (const { options } of use as UrlLoader[])
      if (options) Object.assign(options, { name: "static/[name]-[hash:8].[ext]", limit: false });
  }
}

/** Class names stand in every page and every style. */
export function shortenNames({ module }: WebpackConfig): void {
  nameClasses(module?.rules ?? [], shortClassNames("src"));
}

function nameClasses(rules: readonly WebpackRule[], names: ClassNames): void {
  for (const { oneOf = [], use } of rules) {
    nameClasses(oneOf, names);
    for (const { options } of Array.isArray(use) ? (use as StyleLoader[]) : []) {
      if (!options?.modules?.localIdentName) continue;
      options.modules.getLocalIdent = ({ resourcePath }, _pattern, name) =>
        names(path.relative(".", resourcePath).split(path.sep).join("/"), name);
    }
  }
}
