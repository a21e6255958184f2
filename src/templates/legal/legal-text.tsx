import { Prose, RichText } from "../../components/prose/prose";
import { useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import * as css from "./legal-text.module.css";

/** Contents at the left, the text in numbered parts at the right, in short first. */
export function LegalText({ parts, summary }: { parts: PageView["body"]; summary: readonly string[] }) {
  const text = useText();
  const titled = parts.filter(({ heading }) => heading);
  return (
    <div className={`${css["legal"]} split`}>
      <nav aria-labelledby="contents">
        <h2 id="contents">{text("legal.contents")}</h2>
        <ol>
          {titled.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css["text"]}>
        <section aria-labelledby="in-short">
          <h2 id="in-short">{text("legal.inShort")}</h2>
          {summary.map((html) => (
            <RichText key={html} as="p" html={html} />
          ))}
        </section>
        {parts.map(({ id, heading, html }) => (
          <section key={id ?? ""} className={heading ? css["part"] : undefined}>
            {heading && (
              <h2 id={id} tabIndex={-1}>
                {heading}
              </h2>
            )}
            <Prose html={html} />
          </section>
        ))}
      </div>
    </div>
  );
}
