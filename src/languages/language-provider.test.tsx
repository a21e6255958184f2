/** @jest-environment jsdom */
import { render, waitFor } from "@testing-library/react";
import { LanguageProvider, useText } from "./language-provider";
import type { LanguagePack } from "./pack";
import { keepPack } from "./pack-store";

jest.mock(
  "~language-packs/en.json",
  () => {
    throw new Error("Loading chunk language-en failed");
  },
  { virtual: true },
);

function Sign() {
  return useText()("crumbs.home");
}

/** Specification, section 8: failure to load locale data for a language. */
describe("a language whose data can't be loaded", () => {
  it("is logged, and the page shows the signs that are here", async () => {
    const log = jest.spyOn(console, "error").mockReturnValue(undefined);
    keepPack({ language: "de", messages: { "crumbs.home": "Startseite" } } as unknown as LanguagePack);
    const { container } = render(
      <LanguageProvider language="en">
        <Sign />
      </LanguageProvider>,
    );
    await waitFor(() => expect(String(log.mock.calls[0]?.[0])).toContain("Loading chunk language-en failed"));
    expect(container.textContent).toBe("Startseite");
  });
});
