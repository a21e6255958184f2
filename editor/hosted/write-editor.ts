/** Puts the hosted form together: a folder of its own, to be served under a host name of its own. Nothing of it is part of the site. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { parse } from "yaml";
import { LANGUAGES } from "../../src/i18n/languages";
import type { Company } from "../../src/model/site-files";
import { CMS_ASSETS, formBuild } from "../form-build";
import { formHeaders } from "../policy";
import { configOf } from "../server/read-content";
import { backendOf, hostsOf } from "./backend";
import { headersFile, MARK, nginxFile } from "./host-files";
import { hostedConfig } from "./hosted-config";
import type { HostedOptions } from "./options";

/**
 * @param root absolute path of the project
 * @returns why the folder may not be written: a line for each reason
 */
export function findPlaceMistakes(root: string, out: string): string[] {
  const folder = path.resolve(root, out);
  const isBelow = (parent: string) => !path.relative(path.join(root, parent), folder).startsWith("..");
  if (isBelow("public")) return [`--out ${out} - is the site, of which the form is no part`];
  if (!existsSync(folder) || readdirSync(folder).length === 0) return [];
  const headers = path.join(folder, "_headers");
  const isOurs = existsSync(headers) && readFileSync(headers, "utf8").startsWith(MARK);
  return isOurs ? [] : [`--out ${out} - is there already, and is no form: name another folder`];
}

/**
 * @param root absolute path of the project
 * @param options whose folder `findPlaceMistakes` has nothing to say of: it is written anew as a whole
 * @throws where the content can't be read, or the CMS is not what it was
 */
export async function writeEditor(root: string, options: HostedOptions): Promise<void> {
  const folder = path.resolve(root, options.out);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(CMS_ASSETS, path.join(folder, "assets"), { recursive: true, filter: (file) => !file.endsWith(".map") });
  const { script, style } = await bundle(folder, {
    __BACKEND__: JSON.stringify(backendOf(options)),
    __CONFIGS__: JSON.stringify(writeConfigs(root, folder)),
  });
  const page = readFileSync(path.join(__dirname, "../admin/form.html"), "utf8");
  const headers = formHeaders(hostsOf(options));
  const hashed = [script, style];
  writeFileSync(path.join(folder, "index.html"), page.replace("admin.js", script).replace("admin.css", style));
  writeFileSync(path.join(folder, "_headers"), headersFile(headers, hashed));
  writeFileSync(path.join(folder, "nginx.conf"), nginxFile(headers, hashed));
}

/** One for each language that editors may have, named by what it holds: a browser fetches the one it needs. */
function writeConfigs(root: string, folder: string): Record<string, string> {
  const { siteUrl } = parse(readFileSync(path.join(root, "content/site/company.yml"), "utf8")) as Company;
  const configs = LANGUAGES.map((language) => {
    const text = JSON.stringify(hostedConfig(configOf(root, language, siteUrl)));
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const file = `assets/config-${language}-${hash}.json`;
    writeFileSync(path.join(folder, file), text);
    return [language, file];
  });
  return Object.fromEntries(configs) as Record<string, string>;
}

/** @returns the names of the script and the style that the page asks for, from the folder; all others are in `assets` */
async function bundle(folder: string, define: Record<string, string>): Promise<{ script: string; style: string }> {
  const { metafile } = await build({
    ...formBuild({ entry: path.join(__dirname, "hosted.ts"), outdir: folder, assets: "assets/" }),
    entryNames: "form-[hash]",
    chunkNames: "assets/[name]-[hash]",
    define,
    metafile: true,
  });
  const files = Object.keys(metafile.outputs).map((file) => path.relative(folder, path.resolve(file)));
  const named = (ending: string): string => {
    const file = files.find((each) => each.startsWith("form-") && each.endsWith(ending));
    if (!file) throw new Error(`The form has no ${ending}: look at what editor/hosted/hosted.ts brings along`);
    return file;
  };
  return { script: named(".js"), style: named(".css") };
}
