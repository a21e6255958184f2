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
      <header className="white on-pine padding-40-20-0">
        <p className="row heavy tight size-18">
          {t("Paddelwerk", "Paddleworks")}
          <span className="medium size-15 push">
            {t("Schritt", "Step")} {number} {t("von 4", "of 4")}
          </span>
        </p>
        <ol
          className="grid gap-5 columns-1fr-1fr-1fr-1fr padding-12-0-14"
          aria-label={t("Ihr Weg zur Buchung", "Your way to the booking")}
        >
          {[1, 2, 3, 4].map((each) => (
            <li
              key={each}
              className={`height-6 corner-3 ${each < number ? "on-#fff" : each === number ? "on-yellow" : "on-#4b857e"}`}
            />
          ))}
        </ol>
      </header>
      <main className="grid packed padding-16-20-0 gap-13">
        <h1 className="heavy size-27 leading-1.08 tracking--0.03em">{heading}</h1>
        {children}
      </main>
      {go && (
        <footer className="row between paper ruled padding-14-20-24">
          <p>
            <b className="block tight size-24 dense">{go[0]}</b>
            <small className="soft size-14">{go[1]}</small>
          </p>
          <button className="heavy size-17 corner-26 on-yellow padding-13-24">{go[2]}</button>
        </footer>
      )}
    </>
  );
}
