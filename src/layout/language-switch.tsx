import { LANGUAGE_NAMES, LANGUAGES } from "../i18n/languages";
import { useLanguagePack, useText } from "../i18n/language-provider";
import * as css from "./language-switch.module.css";

/** Links to the other language by a page load, for `html[lang]` (src/browser/before-hydration/language-switch.ts). */
export function LanguageSwitch({ counterpart }: { counterpart: string }) {
  const { language: current } = useLanguagePack();
  const text = useText();
  return (
    <div className={`${css["sign"]} screen-only`} role="group" aria-label={text("language.label")}>
      {LANGUAGES.map((language) => {
        const name = (
          <>
            <span aria-hidden="true">{language.toUpperCase()}</span>
            <span className="vh">{LANGUAGE_NAMES[language]}</span>
          </>
        );
        return language === current ? (
          <span key={language} aria-current="true" lang={language}>
            {name}
          </span>
        ) : (
          <a key={language} href={counterpart} lang={language} hrefLang={language} data-language={language}>
            {name}
          </a>
        );
      })}
    </div>
  );
}
