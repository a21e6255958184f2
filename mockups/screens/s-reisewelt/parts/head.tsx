import { number } from "../../locale";
import type { ScreenLanguage } from "../../screen";
import { WORDS } from "../words";
import { Crest } from "./coast";

/** The head of the programme's pages, with what the member has in points. */
export function Head({ language, points }: { language: ScreenLanguage; points: number }) {
  return (
    <header className="head">
      <Crest />
      <strong>{WORDS[language].brand}</strong>
      <span>{`${WORDS[language].member} · ${number(language, points)} ${WORDS[language].ofPoints}`}</span>
    </header>
  );
}
