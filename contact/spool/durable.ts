/**
 * Changes of a folder that a power cut does not undo. A file's content is safe after fsync of the file; that it has its
 * name, or has it no more, after fsync of the folder (POSIX, fsync; Linux, fsync(2): "Calling fsync() does not necessarily
 * ensure that the entry in the directory containing the file has also reached disk").
 */
import { open, rename, unlink } from "node:fs/promises";
import path from "node:path";
import type { OnStep } from "../steps";

/** Nobody else on the host reads what visitors have written. */
const OWNER_ONLY = 0o600;

/**
 * Writes a file under a name for the time being, and gives it its own once it is whole: nobody ever sees a part of it.
 * @param place the file's path; its folder is there
 * @param meanwhile a path on the same file system, which no other writer uses
 * @throws what the file system says (ENOSPC, EIO ...): then there is no such file, but for one where only the last step,
 *   the folder's fsync, has failed
 */
export async function writeDurably(place: string, meanwhile: string, text: string, onStep?: OnStep): Promise<void> {
  try {
    const file = await open(meanwhile, "wx", OWNER_ONLY);
    try {
      await onStep?.("opened");
      await file.writeFile(text);
      await onStep?.("written");
      await file.sync();
    } finally {
      await file.close();
    }
    await onStep?.("synced");
    await rename(meanwhile, place);
  } catch (error) {
    await unlink(meanwhile).catch(() => undefined);
    throw error;
  }
  await onStep?.("renamed");
  await syncFolder(path.dirname(place));
  await onStep?.("kept");
}

/** @throws what the file system says */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(path.dirname(to));
  if (path.dirname(from) !== path.dirname(to)) await syncFolder(path.dirname(from));
}

/** @throws what the file system says; a file that is gone already is no mistake */
export async function removeDurably(place: string): Promise<void> {
  await unlink(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await syncFolder(path.dirname(place));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
