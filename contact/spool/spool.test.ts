import fs from "node:fs/promises";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type TemporaryFolder, temporaryFolder } from "../../test/temporary-folder";
import { STEPS, type Step } from "../steps";
import { sampleMessage } from "../testing/sample";
import { entryOf, nameOf } from "./entry-name";
import { lockSpool } from "./lock";
import { openSpool, SpoolFull } from "./spool";

let folder: TemporaryFolder;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => {
  jest.restoreAllMocks();
  folder.remove();
});

const open = (most = 100, onStep?: (step: Step) => void) => openSpool(folder.path, most, onStep);
const filesIn = (state: string) => readdirSync(path.join(folder.path, state));

it("the name of a waiting message can be read again, and none that is another's", () => {
  const entry = { id: sampleMessage().id, attempts: 3, due: 1_779_000_000_000 };
  expect(entryOf(nameOf(entry))).toEqual(entry);
  expect(nameOf({ ...entry, due: 1.5 })).toMatch(/,2\.json$/u);
  for (const name of ["a.json", ".DS_Store", "../x", `${nameOf(entry)}~`]) expect(entryOf(name)).toBeUndefined();
});

describe("the spool", () => {
  it("keeps messages in the order they are due, over an end of the process", async () => {
    const spool = await open();
    await spool.add(sampleMessage(1), 2000);
    await spool.add(sampleMessage(2), 1000);
    const again = await open();
    const entries = await again.waiting();
    expect(entries.map(({ due, attempts }) => [due, attempts])).toEqual([
      [1000, 0],
      [2000, 0],
    ]);
    expect(await Promise.all(entries.map((entry) => again.read(entry)))).toEqual([sampleMessage(2), sampleMessage(1)]);
  });

  it("knows a message as postponed, as dead, as revived, and no more", async () => {
    const spool = await open();
    await spool.add(sampleMessage(1), 0);
    const only = async () =>
      (await spool.waiting())[0] ?? entryOf(filesIn("dead")[0] ?? "") ?? { id: "", attempts: 0, due: 0 };
    await spool.postpone(await only(), 500);
    expect(await only()).toMatchObject({ attempts: 1, due: 500 });
    await spool.bury(await only());
    expect([await spool.waiting(), await spool.countDead()]).toEqual([[], 1]);
    expect([await spool.revive(700), await only()]).toEqual([1, { id: sampleMessage(1).id, attempts: 0, due: 700 }]);
    await spool.remove(await only());
    expect([await spool.waiting(), await spool.countDead(), filesIn("tmp")]).toEqual([[], 0, []]);
  });

  it("has a message on the disk, and its name, before it says so", async () => {
    const handle = await fs.open(folder.path, "r");
    const prototype = Object.getPrototypeOf(handle) as { sync(): Promise<void> };
    await handle.close();
    const spool = await open(100, (step) => void done.push(step));
    const done: string[] = [];
    const sync = jest.spyOn(prototype, "sync").mockImplementation(async () => void done.push("fsync"));
    await spool.add(sampleMessage(1), 0);
    expect(done).toEqual(["opened", "written", "fsync", "synced", "renamed", "fsync", "kept"]);
    for (const change of ["postpone", "remove"] as const) {
      done.length = 0;
      const [entry] = await spool.waiting();
      if (entry) await spool[change](entry, 0);
      expect([change, ...done]).toEqual([change, "fsync"]);
    }
    sync.mockRestore();
  });

  it.each(STEPS.slice(0, 3))(
    "says that it has not got a message where the disk fails after %s, and has none",
    async (at) => {
      const spool = await open(100, (step) => {
        if (step === at) throw Object.assign(new Error("no space"), { code: "ENOSPC" });
      });
      await expect(spool.add(sampleMessage(1), 0)).rejects.toThrow("no space");
      expect([filesIn("tmp"), filesIn("new")]).toEqual([[], []]);
    },
  );

  it("takes no more than may wait, and more once some have gone", async () => {
    const spool = await open(1);
    const both = await Promise.allSettled([spool.add(sampleMessage(1), 0), spool.add(sampleMessage(2), 0)]);
    expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    await expect(spool.add(sampleMessage(3), 0)).rejects.toThrow(SpoolFull);
    for (const entry of await spool.waiting()) await spool.remove(entry);
    await spool.add(sampleMessage(3), 0);
  });

  it("forgets what nobody was thanked for, and leaves alone what is none of its own", async () => {
    await open();
    writeFileSync(path.join(folder.path, "tmp", "half"), "{");
    writeFileSync(path.join(folder.path, "new", "README"), "hello");
    const spool = await open();
    expect([filesIn("tmp"), filesIn("new"), await spool.waiting()]).toEqual([[], ["README"], []]);
  });

  it("reads no file that holds another message, or none", async () => {
    const spool = await open();
    const entry = { id: sampleMessage(1).id, attempts: 0, due: 0 };
    for (const text of ["", "{", "null", "7", JSON.stringify(sampleMessage(2))]) {
      writeFileSync(path.join(folder.path, "new", nameOf(entry)), text);
      await expect(spool.read(entry)).rejects.toThrow();
    }
  });

  it("is for its owner's eyes", async () => {
    const spool = await open();
    await spool.add(sampleMessage(1), 0);
    const [name = ""] = filesIn("new");
    const modes = await Promise.all(
      ["new", `new/${name}`].map(async (each) => (await fs.stat(path.join(folder.path, each))).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600]);
  });

  it("can be tried out, and is left as it was", async () => {
    const spool = await open();
    await spool.probe();
    expect([filesIn("tmp"), filesIn("new")]).toEqual([[], []]);
    await fs.rm(path.join(folder.path, "tmp"), { recursive: true });
    await expect(spool.probe()).rejects.toThrow("ENOENT");
  });
});

it("the lock keeps a second process out until the first gives it back, and is taken from one that was killed", async () => {
  const unlock = await lockSpool(folder.path);
  await expect(lockSpool(folder.path)).rejects.toMatchObject({ code: "SPOOL_IN_USE" });
  await unlock();
  // What is left of a process that was killed: a file that nobody answers for.
  writeFileSync(path.join(folder.path, "lock"), "");
  const again = await lockSpool(folder.path);
  expect(existsSync(path.join(folder.path, "lock"))).toBe(true);
  await again();
});

it.each(["rename", "unlink"] as const)(
  "one process has the lock, though another takes it between its look and its %s",
  async (change) => {
    writeFileSync(path.join(folder.path, "lock"), "");
    const real = fs[change] as (...places: string[]) => Promise<void>;
    let unlock: () => Promise<void> = async () => undefined;
    jest.spyOn(fs, change).mockImplementationOnce(async (...places) => {
      unlock = await lockSpool(folder.path);
      await real(...(places as string[]));
    });
    await expect(lockSpool(folder.path)).rejects.toMatchObject({ code: "SPOOL_IN_USE" });
    await expect(lockSpool(folder.path)).rejects.toMatchObject({ code: "SPOOL_IN_USE" });
    expect(filesIn("")).toEqual(["lock"]);
    await unlock();
  },
);
