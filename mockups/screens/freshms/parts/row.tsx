import { useLanguage } from "../../language";
import type { Paragraph } from "./paragraphs";

const SIGNS = { level: "✓", changed: "!", gap: "–" } as const;

/** A paragraph in both languages, and the sign between them. */
export function Row({ paragraph }: { paragraph: Paragraph }) {
  const { language, t } = useLanguage();
  const { name, goesTo, state, original, other } = paragraph;
  return (
    <>
      <div className="para">
        <h3>
          {name} <span className="medium push">{goesTo}</span>
        </h3>
        <p>{original}</p>
        {state === "changed" && (
          <p className="ask row size-14 gap-8" style={{ marginTop: 7 }}>
            {t("Sinn geändert?", "Has the meaning changed?")} <button className="button">{t("Ja", "Yes")}</button>{" "}
            <button className="button">{t("Nein, Tippfehler", "No, a typo")}</button>
          </p>
        )}
      </div>
      <div className={`sign ${state} grid bold centre`}>
        <i aria-hidden="true">{SIGNS[state]}</i>
      </div>
      {state === "changed" ? (
        <div className="para open">
          <h3>{name}</h3>
          <div className="field paper corner-6" role="textbox" tabIndex={0} aria-label={name} lang={t("en", "de")}>
            {other}
          </div>
        </div>
      ) : (
        <div className={state === "gap" ? "para missing" : "para"} lang={state === "gap" ? undefined : t("en", "de")}>
          <h3 lang={language}>{name}</h3>
          <p>{other}</p>
        </div>
      )}
    </>
  );
}
