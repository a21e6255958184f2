/** Renders in a language, with the real messages, menus and facts of the site. */
import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { languagePack, readMessages } from "../build/language-packs";
import { loadSite } from "../build/load-site";
import { LanguageProvider } from "../languages/language-provider";
import { type Language, otherLanguage } from "../languages/languages";
import { keepPack } from "../languages/pack-store";
import type { Site } from "../routes/site";

let site: Site | undefined;

/** @returns the site as it is in this repository, read once per test file. */
export function realSite(): Site {
  site ??= loadSite();
  return site;
}

export function renderIn(language: Language, element: ReactElement): RenderResult {
  keepPack(languagePack(realSite(), language, readMessages(language), readMessages(otherLanguage(language))));
  return render(<LanguageProvider language={language}>{element}</LanguageProvider>);
}
