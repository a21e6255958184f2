import { forEachConcurrently } from "./for-each-concurrently";

const wait = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("forEachConcurrently", () => {
  it("does the work for every item, for eight at a time", async () => {
    const done: number[] = [];
    let [running, most] = [0, 0];
    await forEachConcurrently(Array.from({ length: 20 }).keys(), async (item) => {
      running += 1;
      most = Math.max(most, running);
      await wait();
      running -= 1;
      done.push(item);
    });
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(most).toBe(8);
  });

  it("fails with what fails", async () => {
    const work = (item: string) => (item === "b" ? Promise.reject(new Error("b is broken")) : wait());
    await expect(forEachConcurrently(["a", "b", "c"], work)).rejects.toThrow("b is broken");
  });
});
