import { isHashed } from "../../worker/hashed-files";
import { filesIn } from "../../hosting/current-files";
import { isHidden } from "../../hosting/hidden-files";
import { endingOf } from "../../hosting/media-types";
import { scriptsAndStyles } from "../../hosting/scripts-and-styles";

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
