import { filesBelow } from "../../../src/content/find-files";

/** What reaches a browser; the declarations beside the components, and where the form is sent to, are the build's. */
const SCRIPTS =
  /^src\/(?:browser|components|contact|head|i18n|layout|sections|service-worker|templates)\/.*\.tsx?$|^src\/html\.tsx$/u;
const NOT_SENT = /\.test\.|\/fixtures\/|\/fields\.ts$|^src\/contact\/endpoint\.ts$/u;

/** @param root of the project. @returns its style sheets, and the scripts that are built for browsers */
export function sourceFiles(root: string): { styles: string[]; scripts: string[] } {
  const files = filesBelow(root, "src");
  return {
    styles: files.filter((file) => file.endsWith(".css")),
    scripts: ["gatsby-browser.tsx", ...files.filter((file) => SCRIPTS.test(file) && !NOT_SENT.test(file))],
  };
}
