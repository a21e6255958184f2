import * as css from "./program.module.css";

interface ProgramProps {
  language: string;
  code: string;
  /** The id of the element that names the scrollable region. */
  labelledBy: string;
}

/** Renders code whose long lines scroll, also by keyboard. */
export function Program({ language, code, labelledBy }: ProgramProps) {
  return (
    <div className={css["program"]}>
      <p className="code">{language}</p>
      <pre className="edged" tabIndex={0} role="region" aria-labelledby={labelledBy} translate="no">
        <code>{code.trimEnd()}</code>
      </pre>
    </div>
  );
}
