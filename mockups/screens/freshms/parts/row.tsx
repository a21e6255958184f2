import { useLanguage } from "../../language";
import type { Paragraph } from "./paragraphs";

const SIGNS = {
  level: ["✓", "on-leaf-soft in-#0f5139"],
  changed: ["!", "on-sun in-#2b2000"],
  gap: ["–", "on-gap white"],
} as const;

/** A paragraph in both languages, and the sign between them. */
export function Row({ paragraph }: { paragraph: Paragraph }) {
  const { language, t } = useLanguage();
  const { name, goesTo, state, original, other } = paragraph;
  const [sign, colours] = SIGNS[state];
  return (
    <>
      <div className="para">
        <h3>
          {name} <span className="medium push">{goesTo}</span>
        </h3>
        <p>{original}</p>
        {state === "changed" && (
          <p className="row size-14 gap-8" style={{ marginTop: 7 }}>
            {t("Sinn geändert?", "Has the meaning changed?")}{" "}
            <button className="button padding-3-10">{t("Ja", "Yes")}</button>{" "}
            <button className="button padding-3-10">{t("Nein, Tippfehler", "No, a typo")}</button>
          </p>
        )}
      </div>
      <div className="sign grid bold centre">
        <i className={`grid centre round upright width-24 height-24 size-14 ${colours}`} aria-hidden="true">
          {sign}
        </i>
      </div>
      {state === "changed" ? (
        <div className="para open">
          <h3>{name}</h3>
          <div
            className="paper corner-6 border-2-leaf padding-7-9 margin-2--4-8"
            role="textbox"
            tabIndex={0}
            aria-label={name}
            lang={t("en", "de")}
          >
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
