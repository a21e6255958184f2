/** A thread that draws share pictures (begin.ts). */
import { workerData } from "node:worker_threads";
import { type SharePicture, writeSharePictures } from "./write-share-pictures";

const { pictures, folder, cache } = workerData as { pictures: SharePicture[]; folder: string; cache?: string };
// What it throws ends the thread, and with it the build.
void writeSharePictures(pictures, folder, cache);
