/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { LanguageProvider, usePack, useText } from "./language-provider";
import type { LanguagePack } from "./pack";
import { addPack } from "./pack-store";

function Sign() {
  const { language } = usePack();
  return `${language}: ${useText()("kind.home")}`;
}

const signIn = (language: "de" | "en") => (
  <LanguageProvider language={language}>
    <Sign />
  </LanguageProvider>
);

beforeEach(() => void jest.spyOn(console, "error").mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

describe("the language of a page", () => {
  it("is that of its pack, which is here before the page is", () => {
    addPack({ language: "de", messages: { "kind.home": "Startseite" } } as unknown as LanguagePack);
    expect(render(signIn("de")).container.textContent).toBe("de: Startseite");
  });

  it("is not guessed where its pack is not here: the page fails, and its document stays as it is", () => {
    expect(() => render(signIn("en"))).toThrow("The language pack en is not here");
  });

  it("is nobody's outside of a page", () => {
    expect(() => render(<Sign />)).toThrow("outside the LanguageProvider");
  });
});
