import type { ReactElement, ReactNode } from "react";
import { useLanguage } from "../../language";

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
      <header className="top white">
        <p className="brand row heavy tight size-18">
          {t("Paddelwerk", "Paddleworks")}
          <span className="medium size-15 push">
            {t("Schritt", "Step")} {number} {t("von 4", "of 4")}
          </span>
        </p>
        <ol className="way grid" aria-label={t("Ihr Weg zur Buchung", "Your way to the booking")}>
          {[1, 2, 3, 4].map((each) => (
            <li key={each} className={each < number ? "done" : each === number ? "now" : undefined} />
          ))}
        </ol>
      </header>
      <main className="grid packed">
        <h1 className="heavy">{heading}</h1>
        {children}
      </main>
      {go && (
        <footer className="go row between paper ruled">
          <p>
            <b className="block tight size-24 dense">{go[0]}</b>
            <small className="soft size-14">{go[1]}</small>
          </p>
          <button className="heavy size-17">{go[2]}</button>
        </footer>
      )}
    </>
  );
}
