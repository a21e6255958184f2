/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { LanguageSwitch } from "../../layout/language-switch";
import { renderIn } from "../../../test/render-page";
import { watchLanguageSwitch } from "./language-switch";

beforeAll(() => {
  watchLanguageSwitch();
  // jsdom can't leave the page, which a click on a plain link would do.
  window.addEventListener("click", (event) => event.preventDefault());
});

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, "", "/de/contact/");
});
afterEach(() => jest.restoreAllMocks());

function renderSwitch(): HTMLAnchorElement {
  renderIn("de", <LanguageSwitch counterpart="/en/contact/" />);
  return screen.getByRole<HTMLAnchorElement>("link", { name: "English" });
}

describe("a click on the language switch", () => {
  it("stores the choice, for the next visit without a language", () => {
    renderSwitch().click();
    expect(Object.entries(window.localStorage)).toEqual([["language", "en"]]);
  });

  it("takes query and hash along to the same page", () => {
    const link = renderSwitch();
    window.history.replaceState(null, "", "/de/contact/?from=fair&x=1#form");
    link.click();
    expect(link.getAttribute("href")).toBe("http://localhost/en/contact/?from=fair&x=1#form");
  });

  it("takes along what the address says at the click, not what it said before", () => {
    const link = renderSwitch();
    window.history.replaceState(null, "", "/de/contact/?from=fair#form");
    link.click();
    window.history.replaceState(null, "", "/de/contact/");
    link.click();
    expect(link.getAttribute("href")).toBe("http://localhost/en/contact/");
  });

  it("counts anywhere inside the link", () => {
    renderSwitch();
    screen.getByText("EN").click();
    expect(window.localStorage.getItem("language")).toBe("en");
  });

  it("leads on where storage is blocked or full", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded", "QuotaExceededError");
    });
    const link = renderSwitch();
    window.history.replaceState(null, "", "/de/contact/?from=fair");
    expect(() => link.click()).not.toThrow();
    expect(link.href).toBe("http://localhost/en/contact/?from=fair");
  });

  it("is no click on any other link", () => {
    renderSwitch();
    const other = document.createElement("a");
    other.href = "/de/imprint/";
    document.body.append(other);
    window.history.replaceState(null, "", "/de/contact/?from=fair");
    other.click();
    expect(other.getAttribute("href")).toBe("/de/imprint/");
    expect(window.localStorage).toHaveLength(0);
  });
});
