// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CODE_INPUTS, CONTENT_INPUTS, digestInputs } from "../gatsby/build-inputs.cjs";
import { run } from "./run.mjs";

/** The last files of a build. */
const LAST_FILES = ["public/sw.js", "hosting/rules.json"];

/**
 * Builds the site for use on this machine, unless files, day and options are those of the last build. By default its contact
 * form sends to `/__inbox/`. `npm run build` builds for deployment (docs/decisions/0014-contact-form.md).
 */
export async function buildForLocalUse() {
  process.env["GATSBY_CONTACT_ENDPOINT"] ??= "inbox";
  const stamp = path.join(".cache", "built-from");
  const today = process.env["BUILD_DATE"] ?? new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Berlin" });
  const drafts = process.env["SHOW_DRAFTS"] === "1" ? " with drafts" : "";
  const wanted = `${digestInputs([...CODE_INPUTS, ...CONTENT_INPUTS])} ${today} ${process.env["GATSBY_CONTACT_ENDPOINT"]}${drafts}`;
  if (existsSync(stamp) && LAST_FILES.every((file) => existsSync(file)) && readFileSync(stamp, "utf8") === wanted) {
    console.log("The built site is up to date.");
    return;
  }
  await run("npm", ["run", "--silent", "build"]);
  mkdirSync(".cache", { recursive: true });
  writeFileSync(stamp, wanted);
}
