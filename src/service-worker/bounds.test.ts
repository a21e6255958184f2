import { surplus } from "./bounds";

const DAY = 86_400_000;
const NOW = 100 * DAY;
const entry = (key: string, age: number) => ({ key, cachedAt: NOW - age * DAY });

it("drops the oldest of what is more than the cache may hold", () => {
  const all = [entry("new", 0), entry("oldest", 9), entry("older", 5), entry("old", 2)];
  expect(surplus(all, { name: "", entries: 2, days: 30 }, NOW)).toEqual(["oldest", "older"]);
});

it("drops what is too old, and what nobody knows the age of", () => {
  const all = [entry("old", 31), entry("young", 29), { key: "unknown", cachedAt: 0 }];
  expect(surplus(all, { name: "", entries: 10, days: 30 }, NOW)).toEqual(["old", "unknown"]);
  expect(surplus(all, { name: "", entries: 10, days: Infinity }, NOW)).toEqual([]);
});
