/** @jest-environment jsdom */
import { loadSections } from "../sections/section-components";
import { ProdLoader } from "./prod-loader";

jest.mock("../sections/section-components", () => ({ loadSections: jest.fn() }));

/** What Gatsby's own loader finds. */
const mockGatsby = { loadPageDataJson: jest.fn(), loadPage: jest.fn(), loadComponent: jest.fn() };

jest.mock(
  "~gatsby-loader",
  () => ({
    ProdLoader: class {
      loadComponent = (name: string): unknown => mockGatsby.loadComponent(name);
      loadPageDataJson(path: string): unknown {
        return mockGatsby.loadPageDataJson(path);
      }
      loadPage(path: string): unknown {
        return mockGatsby.loadPage(path);
      }
    },
  }),
  { virtual: true },
);

const TEXT = { type: "text" };
const LIST = { type: "listing", of: "news" };
const NEVER = new Promise<never>(() => undefined);

/** The result of a page's query. */
const resultOf = (...sections: object[]) => ({ data: { page: { view: { content: { sections } } } } });

const loader = new ProdLoader();
const failure = new Error("Loading chunk section-text failed");

beforeEach(() => {
  for (const found of Object.values(mockGatsby)) found.mockReset();
  jest.mocked(loadSections).mockReset().mockResolvedValue(undefined);
});

describe("the data of a page", () => {
  it("bring the code of its sections and of its template along, and wait for neither", async () => {
    const answer = { payload: { componentChunkName: "component---page", result: resultOf(TEXT, LIST) } };
    mockGatsby.loadPageDataJson.mockResolvedValue(answer);
    mockGatsby.loadComponent.mockReturnValue(NEVER);
    jest.mocked(loadSections).mockReturnValue(NEVER);
    await expect(loader.loadPageDataJson("/de/")).resolves.toBe(answer);
    expect(mockGatsby.loadPageDataJson).toHaveBeenCalledWith("/de/");
    expect(loadSections).toHaveBeenCalledWith([TEXT, LIST]);
    expect(mockGatsby.loadComponent.mock.calls).toEqual([["component---page"]]);
  });

  it("of a page for missing pages bring the sections of every language", async () => {
    const [de, en] = [TEXT, LIST].map((section) => ({ view: { content: { sections: [section] } } }));
    mockGatsby.loadPageDataJson.mockResolvedValue({ payload: { result: { data: { de, en, page: null } } } });
    await loader.loadPageDataJson("/404.html");
    expect(loadSections).toHaveBeenCalledWith([TEXT, LIST]);
  });

  it.each([
    ["a page without sections", { payload: { result: { data: { page: { view: { content: {} } } } } } }],
    ["a page without data", { payload: { result: {} } }],
    ["a failure", { status: "error" }],
  ])("of %s bring nothing", async (_what, answer) => {
    mockGatsby.loadPageDataJson.mockResolvedValue(answer);
    await expect(loader.loadPageDataJson("/de/")).resolves.toBe(answer);
    expect(jest.mocked(loadSections).mock.calls.flat(2)).toEqual([]);
    expect(mockGatsby.loadComponent).not.toHaveBeenCalled();
  });

  it("are there though the code does not come: who shows the page asks again", async () => {
    const answer = { payload: { componentChunkName: "component---page", result: resultOf(TEXT) } };
    mockGatsby.loadPageDataJson.mockResolvedValue(answer);
    jest.mocked(loadSections).mockRejectedValue(failure);
    mockGatsby.loadComponent.mockImplementation(() => {
      throw new Error("no such template");
    });
    await expect(loader.loadPageDataJson("/de/")).resolves.toBe(answer);
  });
});

describe("a page", () => {
  it("is loaded when the code of its sections is", async () => {
    const page = { page: { path: "/de/" }, json: resultOf(TEXT) };
    mockGatsby.loadPage.mockResolvedValue(page);
    let come: () => void = () => undefined;
    jest.mocked(loadSections).mockReturnValue(new Promise((resolve) => (come = resolve)));
    const loaded = jest.fn();
    const loading = loader.loadPage("/de/").then(loaded);
    await new Promise((resolve) => setTimeout(resolve));
    expect(loaded).not.toHaveBeenCalled();
    expect(loadSections).toHaveBeenCalledWith([TEXT]);
    come();
    await loading;
    expect(loaded).toHaveBeenCalledWith(page);
  });

  it("whose sections do not come can't be loaded, until they come", async () => {
    const page = { page: { path: "/de/" }, json: resultOf(TEXT) };
    mockGatsby.loadPage.mockResolvedValue(page);
    jest.mocked(loadSections).mockRejectedValueOnce(failure);
    await expect(loader.loadPage("/de/")).resolves.toEqual({ status: "error", error: failure });
    await expect(loader.loadPage("/de/")).resolves.toBe(page);
  });

  it("brings the drawing at its top along, and of a picture of pixels nothing", async () => {
    const asked: string[] = [];
    jest
      .spyOn(HTMLImageElement.prototype, "src", "set")
      .mockImplementation((address: string) => void asked.push(address));
    for (const image of [{ src: "/static/a.svg" }, { images: { sources: [] } }, undefined]) {
      const json = { data: { page: { view: { content: { picture: { image } } } } } };
      mockGatsby.loadPage.mockResolvedValue({ page: { path: "/de/" }, json });
      await loader.loadPage("/de/");
    }
    expect(asked).toEqual(["/static/a.svg"]);
  });

  it("brings the first drawing of a list along where the page has none of its own", async () => {
    const source = jest.spyOn(HTMLImageElement.prototype, "src", "set").mockReturnValue(undefined);
    const [cards, lists] = [{ b: {}, c: { picture: { image: { src: "/static/c.svg" } } } }, { projects: ["b", "c"] }];
    const json = { data: { page: { view: { content: {}, lists, cards } } } };
    mockGatsby.loadPage.mockResolvedValue({ page: { path: "/de/" }, json });
    await loader.loadPage("/de/");
    expect(source).toHaveBeenLastCalledWith("/static/c.svg");
  });

  it.each([[undefined], [{ status: "error" as const, error: failure }]])(
    "that Gatsby can't load is what Gatsby says of it: %j",
    async (answer) => {
      mockGatsby.loadPage.mockResolvedValue(answer);
      await expect(loader.loadPage("/de/")).resolves.toBe(answer);
    },
  );
});
