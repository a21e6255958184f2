/** What webpack has put into the scripts of the built site, and who imports the site's own modules. */
import { readFileSync } from "node:fs";
import { type BundledModules, MODULES_FILE } from "../gatsby/webpack/write-modules";
import { buildFile } from "../src/hosting/build-files";
import { FOLDER } from "./folder";

export type { Request } from "../gatsby/webpack/write-modules";

const modules = JSON.parse(readFileSync(buildFile(FOLDER, MODULES_FILE), "utf8")) as BundledModules;

export const requests = modules.requests;

/** The files of all chunks, from the project's folder. */
export const bundledFiles: ReadonlySet<string> = new Set(Object.values(modules.chunks).flat());
