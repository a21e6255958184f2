import { currentOf } from "./aria-current";

describe("what a menu says of a link", () => {
  it.each([
    ["/de/career/", "/de/career/", "page"],
    ["/de/career/", "/de/career/vacancies/", undefined],
    ["/de/", "/de/career/", undefined],
    ["/de/career/", "", undefined],
  ])("%s on %s: %s", (target, path, current) => {
    expect(currentOf(target, path)).toBe(current);
  });

  it.each([
    ["/de/career/", "/de/career/", "page"],
    ["/de/career/", "/de/career/vacancies/fullstack-developer/", "true"],
    ["/de/career/", "/de/careers/", undefined],
    ["/de/career/", "/en/career/", undefined],
  ])("%s, which stands for all pages below it, on %s: %s", (target, path, current) => {
    expect(currentOf(target, path, true)).toBe(current);
  });
});
