import * as css from "./logo.module.css";

/** The mark: two lines that part at a station. Its stem stands on the route line. */
export function Logo() {
  return (
    <svg className={css["mark"]} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M0 0h40v40H0z" />
      <path fill="none" stroke="#fff" strokeWidth="5" d="M12 40V17l6.5-6.5H40M12 25.5h13" />
      <circle cx="28.5" cy="25.5" r="5.5" />
    </svg>
  );
}
