import { ariaCurrent, ariaCurrentOfGroup } from "./menu-links";

describe("aria-current of menus", () => {
  it.each([
    ["/de/career/", ["/de/career/", "/de/"], "page"],
    ["/de/career/", ["/de/career/vacancies/", "/de/career/", "/de/"], undefined],
    ["/de/", ["/de/career/", "/de/"], undefined],
    ["/de/career/", [], undefined],
  ])("ariaCurrent of a link to %s on %j is %s", (target, currentPaths, current) => {
    expect(ariaCurrent(target, currentPaths)).toBe(current);
  });

  it.each([
    ["/de/career/", ["/de/career/", "/de/"], "page"],
    ["/de/newsroom/", ["/de/2024/relaunch/", "/de/newsroom/", "/de/"], "true"],
    ["/de/career/", ["/de/careers/", "/de/"], undefined],
    ["/de/career/", ["/en/career/", "/en/"], undefined],
  ])("ariaCurrent of a link to %s and the pages below it on %j is %s", (target, currentPaths, current) => {
    expect(ariaCurrent(target, currentPaths, true)).toBe(current);
  });

  it("ariaCurrentOfGroup is true for a group that links to the parent page", () => {
    expect(ariaCurrentOfGroup([{ path: "/de/fair/", label: "Messe" }], ["/de/fair/itb/", "/de/fair/", "/de/"])).toBe(
      "true",
    );
  });
});
