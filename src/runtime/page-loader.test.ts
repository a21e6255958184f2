/** @jest-environment jsdom */
import { gatsbyWindow, type Loader } from "./gatsby-window";
import { loadDocument } from "./load-document";
import { firstPageIsShown, mendLoader } from "./page-loader";

jest.mock("./load-document");
jest.mock("./full-styles", () => ({ whenStyled: () => Promise.resolve(), expectRules: () => undefined }));

const load = jest.fn((path: string) => Promise.resolve({ page: { path, webpackCompilationHash: "1" } }));
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  load.mockClear();
  jest.mocked(loadDocument).mockClear();
  const loader = { loadPage: load, loadPageSync: jest.fn(), hovering: jest.fn(), enqueue: jest.fn() };
  Object.assign(gatsbyWindow(), { ___loader: loader, ___webpackCompilationHash: "1" });
  document.documentElement.lang = "de";
  mendLoader();
});

const loadPage = (path: string) => (gatsbyWindow().___loader as Loader).loadPage(path);

/** A document has one language: its pack, its header, its footer. */
describe("a page that takes the place of another", () => {
  beforeAll(firstPageIsShown);

  it("is loaded by Gatsby where its language is the document's", async () => {
    await expect(loadPage("/de/contact/?a=1")).resolves.toMatchObject({ page: { path: "/de/contact/" } });
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it.each(["/en/contact/", "/en/"])("is loaded as a document where that is another one: %s", async (path) => {
    const shown = jest.fn();
    void loadPage(path).then(shown);
    await settle();
    expect(jest.mocked(loadDocument).mock.calls).toEqual([[path]]);
    expect([load, shown].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
