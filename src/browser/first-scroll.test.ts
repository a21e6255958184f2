import { leaveFirstScroll, rememberFirstScroll } from "./first-scroll";

describe("scrolling", () => {
  it("is left alone on the first page, and Gatsby's on all others", () => {
    expect(leaveFirstScroll({})).toBe(false);
    expect(leaveFirstScroll({ prevRouterProps: { location: {} } })).toBeUndefined();
  });

  it.each([
    [1200, ["scroll"]],
    [0, []],
  ])("tells Gatsby where the page stands: %d pixels from its top", (scrollY, expected) => {
    const events: string[] = [];
    Object.assign(globalThis, { window: { scrollY, dispatchEvent: ({ type }: Event) => events.push(type) } });
    rememberFirstScroll();
    Reflect.deleteProperty(globalThis, "window");
    expect(events).toEqual(expected);
  });
});
