/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { languagePack, readMessages } from "../../gatsby/files/language-packs";
import { LanguageProvider } from "../i18n/language-provider";
import { addPack } from "../i18n/pack-store";
import { setProgress } from "./progress";
import { fixtureSite } from "../../test/fixture";
import { Announcer } from "./announcer";

beforeAll(() => addPack(languagePack(fixtureSite(), "de", readMessages("de"), readMessages("en"))));
afterEach(() => act(() => setProgress(undefined)));

const at = (pathname: string, title: string) => (
  <LanguageProvider language="de">
    <Announcer pathname={pathname} title={title} />
  </LanguageProvider>
);

describe("what is said of a page", () => {
  it("is nothing on the first one, then each page's title, also of one that was there before", () => {
    const { rerender } = render(at("/de/", "Start"));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    rerender(at("/de/services/", "Leistungen"));
    expect(screen.getByRole("status")).toHaveTextContent("Leistungen");
    rerender(at("/de/", "Start"));
    expect(screen.getByRole("status")).toHaveTextContent("Start");
  });

  it("is that the next one is on its way, with a line for the eye, as long as it is", () => {
    const { container } = render(at("/de/", "Start"));
    act(() => setProgress("progress.delayed"));
    expect(screen.getByRole("status")).toHaveTextContent("Die nächste Seite braucht einen Moment.");
    expect(container.querySelector("div")).toBeInTheDocument();
    act(() => setProgress(undefined));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(container.querySelector("div")).not.toBeInTheDocument();
  });

  it("is seen as well where there is no connection", () => {
    render(at("/de/", "Start"));
    act(() => setProgress("progress.offline"));
    expect(screen.getByRole("status")).toHaveTextContent("Keine Verbindung.");
    expect(screen.getByRole("status")).toHaveClass("sign");
  });
});
