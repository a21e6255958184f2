/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { documentOf, metaIn } from "../../../test/head";
import { linksIn } from "../../../test/read";
import LanguageRedirectTemplate, { Head } from "./template";

afterEach(() => jest.restoreAllMocks());

describe("the address without a language", () => {
  it("offers both languages where there is no JavaScript, each by its own name", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(<LanguageRedirectTemplate />).replaceAll("noscript", "section");
    expect(linksIn(page)).toEqual([
      ["Deutsch", "/de/"],
      ["English", "/en/"],
    ]);
    expect([...page.querySelectorAll("a")].map(({ lang }) => lang)).toEqual(["de", "en"]);
  });

  it("is a choice that the browser makes, and shows nothing while it does", () => {
    // jsdom can't load another page, and says so: that is the redirect.
    const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
    jest.spyOn(window.navigator, "languages", "get").mockReturnValue(["fr-FR", "en-US"]);
    const { container } = render(<LanguageRedirectTemplate />);
    expect(container).toHaveTextContent("");
    expect(window.localStorage.getItem("language")).toBe("en");
    expect(String(complaints.mock.calls[0])).toContain("navigation");
  });

  it("stands in no index, and has the company's name", () => {
    const page = documentOf(<Head data={{ site: { siteMetadata: { title: "Fernwerk" } } }} />);
    expect(page.title).toBe("Fernwerk");
    expect(metaIn(page, "robots")).toBe("noindex");
  });
});
