import { gatsbyWindow } from "./gatsby-window";

const RECHECK_AFTER_MS = 5000;
/** The longest delay of a page that is already loaded. */
const RESPONSE_TIMEOUT_MS = 1000;

let checkedAt = -Infinity;
let latestCheck = Promise.resolve(false);

/** Requests the host's build hash when a visitor points at a link. Gatsby does so only when it loads a page (quality R4). */
export function checkForNewBuild(): void {
  const { ___loader: loader, ___webpackCompilationHash: hash } = gatsbyWindow();
  if (!loader || performance.now() - checkedAt < RECHECK_AFTER_MS) return;
  checkedAt = performance.now();
  const check = loader.loadAppData().then((data) => data !== undefined && data.webpackCompilationHash !== hash);
  const timeout = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), RESPONSE_TIMEOUT_MS));
  latestCheck = Promise.race([check, timeout]);
}

/** Resolves with the latest check: whether the host's build differs from the document's. */
export const hasNewerBuild = (): Promise<boolean> => latestCheck;
