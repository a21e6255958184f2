import { useLanguagePack } from "../i18n/language-provider";
import * as css from "./logo.module.css";

/** Draws the mark: two lines that part at a station. */
export function Logo() {
  return (
    <svg className={css["mark"]} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M0 0h40v40H0z" />
      <path fill="none" stroke="#fff" strokeWidth="5" d="M12 40V17l6.5-6.5H40M12 25.5h13" />
      <circle cx="28.5" cy="25.5" r="5.5" />
    </svg>
  );
}

/** Draws the company's name without a font, one drawing per word, so that a long name wraps. */
export function CompanyName() {
  const { name, wordmark } = useLanguagePack().company;
  if (!wordmark) return <span>{name}</span>;
  const { em, height, words } = wordmark;
  return (
    <span className={css["name"]}>
      <span className="vh">{name}</span>
      {words.map(({ path, width }, index) => (
        <svg
          key={index}
          viewBox={`0 0 ${width} ${height}`}
          width={`${width / em}em`}
          height={`${height / em}em`}
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      ))}
    </span>
  );
}
