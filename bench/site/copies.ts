/** The built site and what it is compared with, each in a folder of its own: a build meanwhile changes none of them. */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildFile } from "../../src/hosting/build-files";
import { compressFiles } from "../../src/hosting/compress";
import { integrityOf } from "../../src/hosting/integrity";
import { nginxFile } from "../../src/hosting/nginx-file";
import { type HostingRules, readRules, RULES_FILE } from "../../src/hosting/rules";
import { RULES, withoutScripts, withSpeculationRules } from "./without-scripts";

/** The same site as it is, without scripts, and without scripts but with speculation rules. */
export const SITES = ["ours", "floor", "floor with rules"] as const;
export type SiteName = (typeof SITES)[number];

const PAGE = /\.html$/u;
/** What holds a page as it was. */
const COMPRESSED_PAGE = /\.html\.(?:br|gz)$/u;

/**
 * @param built the folder of a finished build
 * @param target a folder that is not there yet
 * @throws where `built` is no finished build
 */
export async function copySite(built: string, target: string, name: SiteName): Promise<void> {
  const rules = readRules(built);
  const isChanged = name !== "ours";
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const file = path.join(target, path.relative(built, source));
    if (!entry.isFile() || (isChanged && COMPRESSED_PAGE.test(file))) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    if (isChanged && PAGE.test(file)) writeFileSync(file, changedPage(readFileSync(source, "utf8"), name));
    else copyFileSync(source, file);
  }
  cpSync(buildFile(built, ""), buildFile(target, ""), { recursive: true });
  if (!isChanged) return;
  writeRules(target, changedRules(rules, name));
  await compressFiles(target);
}

function changedPage(html: string, name: SiteName): string {
  const plain = withoutScripts(html);
  return name === "floor with rules" ? withSpeculationRules(plain) : plain;
}

/** Chromium passes over the word `inline-speculation-rules` where the policy has hashes: they are allowed by theirs. */
function changedRules({ headers, redirects }: HostingRules, name: SiteName): HostingRules {
  const { "Speculation-Rules": _rules, "Content-Security-Policy": policy = "", ...others } = headers.document;
  const allowed =
    name === "floor with rules" ? policy.replace("script-src ", `script-src '${integrityOf(RULES)}' `) : policy;
  return { headers: { ...headers, document: { ...others, "Content-Security-Policy": allowed } }, redirects };
}

function writeRules(folder: string, rules: HostingRules): void {
  writeFileSync(buildFile(folder, RULES_FILE), JSON.stringify(rules));
  writeFileSync(buildFile(folder, "nginx.conf"), nginxFile(rules));
}
