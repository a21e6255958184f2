/** @jest-environment jsdom */
import { FakeIntersectionObserver, see } from "../../test/fake-screen";
import { watchLinks } from "./links";

const loader = { hovering: jest.fn(), enqueue: jest.fn() };

beforeAll(() => {
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  window.history.replaceState(null, "", "/de/services/");
  document.body.innerHTML = '<header><a href="/de/">Start</a></header><main></main>';
  watchLinks();
});

beforeEach(() => {
  Object.assign(window, { ___loader: loader });
  loader.hovering.mockClear();
  loader.enqueue.mockClear();
});

/** @returns a link that has come into the page; who watches changes is told of it once the script is over. */
async function added(attributes: string): Promise<HTMLAnchorElement> {
  const main = document.querySelector("main") as HTMLElement;
  main.innerHTML = `<p><a ${attributes}><em>Text</em></a></p>`;
  await Promise.resolve();
  return main.querySelector("a") as HTMLAnchorElement;
}

const go = (event: string, { firstElementChild: inside }: Element) =>
  inside?.dispatchEvent(new Event(event, { bubbles: true }));

const asked = () => [loader.hovering, loader.enqueue].flatMap(({ mock }) => mock.calls as [string][]);

describe("the page that a link leads to", () => {
  it.each(["pointerover", "focusin"])("is loaded on %s, for it is likely to be followed", async (event) => {
    go(event, await added('href="/de/contact/?a=1#form"'));
    expect(loader.hovering.mock.calls).toEqual([["/de/contact/"]]);
  });

  it("is fetched ahead when the link comes onto the screen, and not before", () => {
    const link = document.querySelector("header a") as Element;
    see(link, false);
    expect(asked()).toEqual([]);
    see(link);
    expect(loader.enqueue.mock.calls).toEqual([["/de/"]]);
  });

  it("is fetched ahead once, where the link has come later", async () => {
    const link = await added('href="/de/career/?a=1"');
    see(link);
    see(link);
    expect(loader.enqueue.mock.calls).toEqual([["/de/career/"]]);
  });

  it.each([
    ["another site", 'href="https://www.example.com/de/"'],
    ["another language", 'href="/en/contact/"'],
    ["a place on this page", 'href="#gets"'],
    ["a file", 'href="/de/fahrplan.pdf"'],
    ["a download", 'href="/de/contact/" download'],
  ])("is left alone where that is %s", async (_where, attributes) => {
    const link = await added(attributes);
    see(link);
    go("pointerover", link);
    go("focusin", link);
    expect(asked()).toEqual([]);
  });

  it("is not asked for where Gatsby has not started, which is no failure", async () => {
    Object.assign(window, { ___loader: undefined });
    const log = jest.spyOn(console, "error").mockReturnValue(undefined);
    const link = await added('href="/de/contact/"');
    see(link);
    go("pointerover", link);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
