import { mergeGroups, type StyleGroup } from "./style-groups";

const group = (kind: string, ...selectors: number[]): StyleGroup => ({ kinds: [kind], used: new Set(selectors) });

/** @returns the groups in order, as `kinds: selectors` */
const told = (groups: readonly StyleGroup[]) =>
  groups.map(({ kinds, used }) => `${[...kinds].sort().join("")}: ${[...used].sort((a, b) => a - b).join(" ")}`).sort();

const WEIGHTS = [0, 1, 10, 100, 1000];
const merged = (groups: readonly StyleGroup[], most: number) =>
  told(mergeGroups(groups, most, (selector) => WEIGHTS[selector] ?? 1));

describe("groups of pages", () => {
  it("stay as they are where they are few enough", () => {
    const groups = [group("a", 1), group("b", 1, 2)];
    expect(merged(groups, 2)).toEqual(["a: 1", "b: 1 2"]);
    expect(merged([], 2)).toEqual([]);
  });

  it("are put together where they differ least, and have what any of them uses", () => {
    expect(merged([group("a", 1, 2), group("b", 2, 3), group("c", 4)], 2)).toEqual(["ab: 1 2 3", "c: 4"]);
  });

  it("differ by the bytes of their styles, not by how many there are", () => {
    expect(merged([group("a", 4), group("b"), group("c", 1, 2, 3, 4)], 2)).toEqual(["ac: 1 2 3 4", "b: "]);
  });

  it("go on with what has been put together", () => {
    const groups = [group("a", 1), group("b", 1, 2), group("c", 1, 2, 3), group("d", 4)];
    expect(merged(groups, 2)).toEqual(["abc: 1 2 3", "d: 4"]);
    expect(merged(groups, 1)).toEqual(["abcd: 1 2 3 4"]);
  });

  it("are as many as there may be, each kind of page in one of them, with all that it uses", () => {
    const groups = Array.from({ length: 60 }, (_, index) =>
      group(`kind-${index}`, index, index % 7, (index * 11) % 60),
    );
    const result = mergeGroups(groups, 14, (selector) => selector);
    expect(result).toHaveLength(14);
    expect(result.flatMap(({ kinds }) => kinds).sort()).toEqual(groups.flatMap(({ kinds }) => kinds).sort());
    for (const { kinds, used } of groups) {
      const [own] = result.filter((one) => one.kinds.includes(kinds[0] ?? ""));
      expect([...(own?.used ?? [])]).toEqual(expect.arrayContaining([...used]));
    }
  });
});
