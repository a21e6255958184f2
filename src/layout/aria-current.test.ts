import { ariaCurrentOfGroup, ariaCurrent } from "./aria-current";

describe("what a menu says of a link", () => {
  it.each([
    ["/de/career/", ["/de/career/", "/de/"], "page"],
    ["/de/career/", ["/de/career/vacancies/", "/de/career/", "/de/"], undefined],
    ["/de/", ["/de/career/", "/de/"], undefined],
    ["/de/career/", [], undefined],
  ])("%s on %j: %s", (target, path, current) => {
    expect(ariaCurrent(target, path)).toBe(current);
  });

  it.each([
    ["/de/career/", ["/de/career/", "/de/"], "page"],
    ["/de/newsroom/", ["/de/2024/relaunch/", "/de/newsroom/", "/de/"], "true"],
    ["/de/career/", ["/de/careers/", "/de/"], undefined],
    ["/de/career/", ["/en/career/", "/en/"], undefined],
  ])("%s, which stands for all pages below it, on %j: %s", (target, path, current) => {
    expect(ariaCurrent(target, path, true)).toBe(current);
  });

  it("a group that links to the page above an article's: true", () => {
    expect(ariaCurrentOfGroup([{ path: "/de/fair/", label: "Messe" }], ["/de/fair/itb/", "/de/fair/", "/de/"])).toBe(
      "true",
    );
  });
});
