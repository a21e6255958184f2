import { useLanguage } from "../../language";
import type { ReactElement, ReactNode } from "react";

export const TYPEFACE = "@fontsource-variable/bricolage-grotesque";

interface StepProps {
  number: 1 | 2 | 3 | 4;
  heading: string;
  /** What it costs so far, and the way on; the last step has neither. */
  go?: readonly [sum: string, what: string, button: string];
  children: ReactNode;
}

/** One of the four steps of a booking on a phone: where it is on the way, its heading, the way on. */
export function Step({ number, heading, go, children }: StepProps): ReactElement {
  const { t } = useLanguage();
  return (
    <>
      <header className="top">
        <p className="brand">
          {t("Paddelwerk", "Paddleworks")}
          <span>
            {t("Schritt", "Step")} {number} {t("von 4", "of 4")}
          </span>
        </p>
        <ol className="way" aria-label={t("Ihr Weg zur Buchung", "Your way to the booking")}>
          {[1, 2, 3, 4].map((each) => (
            <li key={each} className={each < number ? "done" : each === number ? "now" : undefined} />
          ))}
        </ol>
      </header>
      <main>
        <h1>{heading}</h1>
        {children}
      </main>
      {go && (
        <footer className="go">
          <p>
            <b>{go[0]}</b>
            <small>{go[1]}</small>
          </p>
          <button>{go[2]}</button>
        </footer>
      )}
    </>
  );
}
