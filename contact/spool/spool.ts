/**
 * Messages on their way, on disk: a folder per state, a file per message. `tmp` holds what nobody has been thanked for yet,
 * `new` what is to be delivered, `dead` what could not be. A message that is delivered is removed.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { KeptMessage } from "../kept-message";
import type { OnStep } from "../steps";
import { removeDurably, renameDurably, writeDurably } from "./durable";
import { type Entry, entryOf, nameOf } from "./entry-name";

const FOLDERS = ["tmp", "new", "dead"] as const;

export interface Spool {
  /** Ends once the message is safe. @throws SpoolFull, or what the file system says: then it is not, and nobody is thanked */
  add(message: KeptMessage, due: number): Promise<void>;
  /** @returns what is to be delivered, what is due first first */
  waiting(): Promise<Entry[]>;
  /** @throws where the file is no message */
  read(entry: Entry): Promise<KeptMessage>;
  postpone(entry: Entry, due: number): Promise<void>;
  bury(entry: Entry): Promise<void>;
  remove(entry: Entry): Promise<void>;
  /** Gives all dead letters another chance. @returns how many */
  revive(due: number): Promise<number>;
  /** @returns how many dead letters there are */
  countDead(): Promise<number>;
  /** Tries whether a message could be kept, with all that it needs. @throws as `add` does where not */
  probe(): Promise<void>;
}

/** There are as many messages waiting as may be. */
export class SpoolFull extends Error {
  readonly code = "SPOOL_FULL";
}

/**
 * @param root a folder that this process alone uses (spool/lock.ts); made where it is missing
 * @param most how many messages may wait
 */
export async function openSpool(root: string, most: number, onStep?: OnStep): Promise<Spool> {
  const inState = (state: (typeof FOLDERS)[number], name: string) => path.join(root, state, name);
  const place = (entry: Entry) => inState("new", nameOf(entry));
  // Whoever sent what lies there has not been thanked: the process ended before.
  await rm(path.join(root, "tmp"), { recursive: true, force: true });
  for (const folder of FOLDERS) await mkdir(path.join(root, folder), { recursive: true, mode: 0o700 });
  const entriesIn = async (state: "new" | "dead") =>
    (await readdir(path.join(root, state))).flatMap((name) => entryOf(name) ?? []);
  /** As it was at the last look, and what has come and gone since. */
  let count = (await entriesIn("new")).length;
  let beingAdded = 0;
  const findRoom = () => {
    if (count + beingAdded >= most) throw new SpoolFull(`${count} messages are waiting`);
  };

  return {
    async add(message, due) {
      findRoom();
      beingAdded += 1;
      try {
        const entry = { id: message.id, attempts: 0, due };
        await writeDurably(place(entry), inState("tmp", message.id), JSON.stringify(message), onStep);
        count += 1;
      } finally {
        beingAdded -= 1;
      }
    },
    async waiting() {
      const entries = await entriesIn("new");
      count = entries.length;
      return entries.sort((a, b) => a.due - b.due);
    },
    read: async (entry) => asMessage(JSON.parse(await readFile(place(entry), "utf8")), entry.id),
    postpone: (entry, due) => renameDurably(place(entry), place({ ...entry, attempts: entry.attempts + 1, due })),
    async bury(entry) {
      await renameDurably(place(entry), inState("dead", nameOf(entry)));
      count -= 1;
    },
    async remove(entry) {
      await removeDurably(place(entry));
      count -= 1;
    },
    async revive(due) {
      const dead = await entriesIn("dead");
      for (const entry of dead)
        await renameDurably(inState("dead", nameOf(entry)), place({ id: entry.id, attempts: 0, due }));
      return dead.length;
    },
    countDead: async () => (await entriesIn("dead")).length,
    async probe() {
      findRoom();
      // One name in `new`, which is none of a message's: what a process leaves that ends here is written over.
      const place = inState("new", "probe");
      await writeDurably(place, inState("tmp", `probe-${randomUUID()}`), "A message could be kept.");
      await removeDurably(place);
    },
  };
}

function asMessage(value: unknown, id: string): KeptMessage {
  const message = value as Partial<KeptMessage> | null;
  if (message?.id !== id || typeof message.fields !== "object") throw new Error("This is no message of the spool");
  return message as KeptMessage;
}
