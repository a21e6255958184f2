/** @jest-environment jsdom */
import { act, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { languagePack, readMessages } from "../build/language-packs";
import { LanguageProvider } from "../intl/language-provider";
import { type Language, LANGUAGES, otherLanguage } from "../languages/languages";
import { addPack } from "../intl/pack-store";
import { fixtureSite } from "../testing/fixture";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";
import * as inBrowser from "./static-signs";

interface Page {
  language: Language;
  path: string;
}

interface Signs {
  Header: typeof Header;
  Footer: typeof Footer;
}

/** A page with the signs that the build draws, or those of the browser. */
function page({ language, path }: Page, signs: Signs, main: ReactNode = "Text"): ReactNode {
  const props = { path, counterpart: path.replace(language, otherLanguage(language)) };
  return (
    <LanguageProvider language={language}>
      <div id="gatsby-focus-wrapper">
        <signs.Header {...props} />
        <main>{main}</main>
        <signs.Footer {...props} />
      </div>
    </LanguageProvider>
  );
}

const drawn = (shown: Page) => renderToString(page(shown, { Header, Footer }));
const signsIn = (parent: ParentNode) => [...parent.querySelectorAll("header, footer")];

/** What React says of the document: nothing, where it takes it over as it is. */
const complaints = jest.fn();
let root: Root | undefined;

/**
 * Opens a document that the build has made, and lets React take it over. @returns its signs before that
 * @param before what happens to the document in between
 */
function open(shown: Page, { main, before }: { main?: ReactNode; before?: () => void } = {}): Element[] {
  document.body.innerHTML = `<div id="___gatsby">${drawn(shown)}</div>`;
  before?.();
  const signs = signsIn(document);
  const container = document.body.firstElementChild as Element;
  act(() => (root = hydrateRoot(container, page(shown, inBrowser, main), { onRecoverableError: complaints })));
  return signs;
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  for (const language of LANGUAGES) {
    addPack(languagePack(fixtureSite(), language, readMessages(language), readMessages(otherLanguage(language))));
  }
});
beforeEach(() => void jest.spyOn(console, "error").mockImplementation(complaints.mockReset()));
afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
});

describe.each(LANGUAGES)("header and footer in the browser, in %s", (language) => {
  const at = (route: string) => ({ language, path: `/${language}${route}` });

  it("stay as the document has them when React takes the page over, each element of them", () => {
    const signs = open(at("/career/"));
    const parts = signs.flatMap((sign) => [sign, ...sign.querySelectorAll("*")]);
    act(() => root?.render(page(at("/products/fusion/"), inBrowser)));
    const partsNow = signsIn(document).flatMap((sign) => [sign, ...sign.querySelectorAll("*")]);
    expect(parts.length).toBeGreaterThan(100);
    expect(partsNow.every((part, index) => part === parts[index])).toBe(true);
    expect(complaints).not.toHaveBeenCalled();
  });

  it("say on every page what the build would have drawn there", () => {
    open(at("/"));
    const pages = fixtureSite().pages.filter((one) => one.language === language);
    expect(pages.length).toBeGreaterThan(40);
    const wrong = pages.filter((shown) => {
      act(() => root?.render(page(shown, inBrowser)));
      const template = document.createElement("template");
      template.innerHTML = drawn(shown);
      const expected = signsIn(template.content);
      return !signsIn(document).every((sign, index) => sign.isEqualNode(expected[index] ?? null));
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe("header and footer", () => {
  it("keep what a visitor has done with them before: a menu that is open", () => {
    const menu = () => document.querySelector("header [popover]") as Element;
    open({ language: "de", path: "/de/" }, { before: () => menu().setAttribute("data-open", "") });
    expect(menu().hasAttribute("data-open")).toBe(true);
    expect(complaints).not.toHaveBeenCalled();
  });

  it("are the same again where React has to make the page anew", () => {
    const signs = open({ language: "de", path: "/de/career/" }, { main: "Another text than the document's" });
    expect(complaints).toHaveBeenCalled();
    const [header, footer] = signsIn(document);
    expect(header).not.toBe(signs[0]);
    expect([header, footer].map((sign, index) => sign?.isEqualNode(signs[index] ?? null))).toEqual([true, true]);
  });

  it.each(["header", "footer"])("fail where the document has no %s, for there is nothing to show", (tag) => {
    expect(() =>
      open({ language: "de", path: "/de/" }, { before: () => document.querySelector(tag)?.remove() }),
    ).toThrow(`The document has no ${tag}`);
  });
});
