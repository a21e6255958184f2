/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { type ComponentProps, useEffect } from "react";
import { globalHistory, Location, navigate, Router } from "./reach-router";

type Place = ComponentProps<typeof Router>["location"];

/** Places in the order in which pages were shown. */
let shown: Place[];

function Page({ location }: { location: Place }) {
  useEffect(() => void shown.push(location), [location]);
  return null;
}

afterEach(() => jest.restoreAllMocks());

/** As Gatsby's navigation does from its start. */
beforeAll(() => void globalHistory.listen(() => undefined));

/** Opens a page as a browser does. */
function open(path: string): void {
  window.history.replaceState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate"));
  shown = [];
  render(<Location>{({ location }) => <Page location={location} />}</Location>);
}

const paths = () => shown.map(({ pathname, search, hash }) => pathname + search + hash);
/** Goes to a page, and waits until it is there. */
async function go(...args: Parameters<typeof navigate>): Promise<void> {
  let arrival: unknown;
  act(() => void (arrival = navigate(...args)));
  await arrival;
}

/** What the browser itself does to its history, it tells later. */
const went = () => new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));

describe("the place of a page", () => {
  it("is the browser's own, with the state of its entry in the history", async () => {
    open("/de/contact/?a=1#form");
    expect(shown).toEqual([
      {
        pathname: "/de/contact/",
        search: "?a=1",
        hash: "#form",
        href: "http://localhost/de/contact/?a=1#form",
        state: null,
        key: "initial",
      },
    ]);
    await go("/de/career/", { state: { from: "contact" } });
    expect(shown[1]).toMatchObject({ pathname: "/de/career/", state: { from: "contact", key: shown[1]?.key } });
    expect(shown[1]?.key).toMatch(/^\d+$/u);
  });
});

describe("a navigation", () => {
  it("is a new entry in the history, or takes the place of the one that is there", async () => {
    open("/de/");
    const before = window.history.length;
    await go("/de/contact/?a=1#form");
    expect(window.history.length).toBe(before + 1);
    await go("/de/career/", { replace: true });
    expect(window.history.length).toBe(before + 1);
    expect(paths()).toEqual(["/de/", "/de/contact/?a=1#form", "/de/career/"]);
  });

  it("is over when its page is there", async () => {
    open("/de/");
    let begun: string | undefined;
    let over: Promise<string | undefined> | undefined;
    act(() => {
      over = navigate("/de/contact/").then(() => paths().at(-1));
      begun = paths().at(-1);
    });
    expect([begun, await over]).toEqual(["/de/", "/de/contact/"]);
  });

  it("that leads on before the last page is there leaves no entry for that page", async () => {
    open("/de/");
    const before = window.history.length;
    act(() => {
      void navigate("/de/contact/");
      void navigate("/de/career/");
    });
    expect(window.history.length).toBe(before + 1);
    expect(paths()).toEqual(["/de/", "/de/career/"]);
    await go("/de/partner/");
    expect(window.history.length).toBe(before + 2);
  });

  it("goes back and forth by as many entries as it is told, like the browser's own buttons", async () => {
    open("/de/");
    await go("/de/contact/");
    await go("/de/career/");
    await act(() => Promise.all([went(), navigate(-2)]));
    await act(() => Promise.all([went(), navigate(1)]));
    await act(async () => {
      window.history.back();
      await went();
    });
    expect(paths()).toEqual(["/de/", "/de/contact/", "/de/career/", "/de/", "/de/contact/", "/de/"]);
  });

  it.each([
    ["pushState", false, 1],
    ["replaceState", true, 0],
  ] as const)("is the browser's own where it allows no more of them: %s", async (name, replace, more) => {
    open("/de/");
    await go("/de/contact/");
    const before = window.history.length;
    jest.spyOn(window.history, name).mockImplementation(() => {
      throw new DOMException("Too many", "SecurityError");
    });
    await act(() => Promise.all([went(), navigate("#form", { replace })]));
    expect(window.location.hash).toBe("#form");
    expect(window.history.length).toBe(before + more);
  });
});

it("who listens hears of every change, and of none once it has stopped", async () => {
  open("/de/");
  const listener = jest.fn();
  const stop = globalHistory.listen(listener);
  await go("/de/contact/");
  await act(() => Promise.all([went(), navigate(-1)]));
  stop();
  await go("/de/career/");
  await act(() => Promise.all([went(), navigate(-1)]));
  const heard = listener.mock.calls.map(([{ location, action }]) => [location.pathname, action]);
  expect(heard).toEqual([
    ["/de/contact/", "PUSH"],
    ["/de/", "POP"],
  ]);
});

it("a page that is gone hears of nothing", async () => {
  open("/de/");
  const told: Place[] = [];
  const { unmount } = render(<Location>{({ location }) => void told.push(location)}</Location>);
  await go("/de/contact/");
  unmount();
  await go("/de/career/");
  expect(told.map(({ pathname }) => pathname)).toEqual(["/de/", "/de/contact/"]);
});

it("the router shows its page whatever the path, inside the element that takes the focus", () => {
  open("/de/");
  const [location] = shown as [Place];
  const Child = (props: object) => <p>{Object.keys(props).sort().join()}</p>;
  render(
    <Router id="gatsby-focus-wrapper" location={location}>
      <Child {...{ path: "/another/", pageResources: {} }} />
    </Router>,
  );
  const page = screen.getByText("location,navigate,pageResources,path,uri");
  expect(page.parentElement?.outerHTML).toMatch(/^<div id="gatsby-focus-wrapper" tabindex="-1">/u);
});
