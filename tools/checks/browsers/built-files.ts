import { isHashed } from "../../../src/service-worker/hashed-files";
import { filesIn } from "../../../src/hosting/current-files";
import { isHidden } from "../../../src/hosting/hidden-files";
import { endingOf } from "../../../src/hosting/media-types";
import { scriptsAndStyles } from "../../../src/hosting/scripts-and-styles";

/** Gatsby puts it there; no page of the site names it. */
const UNUSED = /^~partytown\//u;

const READ = ["css", "html", "js"];

/** @param folder the built site. @returns the scripts, styles and pages of this build; earlier ones may have left theirs */
export function builtFiles(folder: string): string[] {
  const own = new Set(scriptsAndStyles(folder));
  return filesIn(folder).filter(
    (file) =>
      READ.includes(endingOf(file)) &&
      (own.has(file) || !isHashed(file)) &&
      !isHidden(`/${file}`) &&
      !UNUSED.test(file),
  );
}
