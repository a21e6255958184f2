import * as css from "./program.module.css";

/** Renders code whose long lines scroll, also by keyboard. @param props.labelledBy the id of the region's name */
export function Program({ language, code, labelledBy }: { language: string; code: string; labelledBy: string }) {
  return (
    <div className={css["program"]}>
      <p className="code">{language}</p>
      <pre className="edged" tabIndex={0} role="region" aria-labelledby={labelledBy} translate="no">
        <code>{code.trimEnd()}</code>
      </pre>
    </div>
  );
}
