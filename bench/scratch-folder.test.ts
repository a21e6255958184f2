import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withScratchFolder } from "./scratch-folder";

describe("withScratchFolder", () => {
  it("lends a folder, and removes it with all that is in it", async () => {
    const used = await withScratchFolder(async (folder) => {
      writeFileSync(path.join(folder, "file"), "text");
      return folder;
    });
    expect(existsSync(used)).toBe(false);
  });

  it("removes it where the work fails, and leaves nobody listening", async () => {
    const listeners = () => process.listenerCount("exit") + process.listenerCount("SIGINT");
    const before = listeners();
    let used = "";
    const work = withScratchFolder(async (folder) => {
      used = folder;
      throw new Error("no such page");
    });
    await expect(work).rejects.toThrow("no such page");
    expect(existsSync(used)).toBe(false);
    expect(listeners()).toBe(before);
  });
});
