import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Site } from "../../../src/site/site";
import { sharePicturesOf } from "./write-share-pictures";

/** A build whose pictures nobody looks at sets this variable (tools/checks/growth.ts): it has a thousand pages more. */
const NO_SHARE_PICTURES = "NO_SHARE_PICTURES";

/** `--import tsx` reaches no thread in Node.js 20. */
const START = `require("tsx/cjs"); require(${JSON.stringify(path.resolve("gatsby/images/share-picture/worker.ts"))})`;

/**
 * Begins with all share pictures in a thread of its own, beside webpack's work.
 * @param folder the built site
 * @returns what is settled when all are there; it may be waited for late
 */
export function beginSharePictures(site: Site, folder: string, cache?: string): Promise<void> {
  if (process.env[NO_SHARE_PICTURES]) return Promise.resolve();
  const done = new Promise<void>((resolve, reject) => {
    const workerData = { pictures: sharePicturesOf(site), folder, cache };
    const worker = new Worker(START, { eval: true, workerData });
    worker.on("error", reject).on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Share pictures: their thread ended with ${code}`));
    });
  });
  // Whoever waits for it hears of a mistake; until then it must not end the build without a word.
  done.catch(() => undefined);
  return done;
}
