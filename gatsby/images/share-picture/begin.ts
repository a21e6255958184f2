import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Site } from "../../../src/site/site";
import { sharePicturesOf } from "./write-share-pictures";

/** `--import tsx` reaches no thread in Node.js 20. */
const START = `require("tsx/cjs"); require(${JSON.stringify(path.resolve("gatsby/images/share-picture/worker.ts"))})`;

/**
 * Draws all share pictures in a thread of its own while webpack works.
 * @param folder the built site
 * @returns a promise that may be awaited late
 */
export function beginSharePictures(site: Site, folder: string, cache?: string): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    const workerData = { pictures: sharePicturesOf(site), folder, cache };
    const worker = new Worker(START, { eval: true, workerData });
    worker.on("error", reject).on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Share pictures: their thread ended with ${code}`));
    });
  });
  // An unhandled rejection would end the build before the caller awaits the promise.
  done.catch(() => undefined);
  return done;
}
