/** Rendering with the starter's messages, menus and facts. */
import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { createLanguagePack } from "../gatsby/files/language-packs";
import { LanguageProvider } from "../src/i18n/language-provider";
import { type Language, otherLanguage } from "../src/i18n/languages";
import type { LanguagePack } from "../src/i18n/pack";
import { addPack } from "../src/i18n/pack-store";
import { loadAllSections } from "../src/sections/load-all-sections";
import { readMessages } from "../src/site/format-message";
import { starterSite } from "./starter";

beforeAll(loadAllSections);

const packs = new Map<Language, LanguagePack>();

/** Renders with the clock at 1970: a page with a recent date would import the code for its age after the test. */
export function renderIn(language: Language, element: ReactElement): RenderResult {
  addPack(getPack(language));
  const clock = jest.spyOn(Date, "now").mockReturnValue(0);
  const result = render(<LanguageProvider language={language}>{element}</LanguageProvider>);
  clock.mockRestore();
  return result;
}

function getPack(language: Language): LanguagePack {
  const pack =
    packs.get(language) ??
    createLanguagePack(starterSite(), language, readMessages(language), readMessages(otherLanguage(language)));
  packs.set(language, pack);
  return pack;
}
