import type { ReactElement, ReactNode } from "react";
import type { ScreenLanguage } from "../../screen";

export const TYPEFACE = "@fontsource-variable/bricolage-grotesque";

const WORDS = {
  de: { brand: "Paddelwerk", way: "Ihr Weg zur Buchung", step: "Schritt", of: "von 4" },
  en: { brand: "Paddleworks", way: "Your way to the booking", step: "Step", of: "of 4" },
} as const;

interface StepProps {
  language: ScreenLanguage;
  number: 1 | 2 | 3 | 4;
  heading: string;
  /** What it costs so far, and the way on; the last step has neither. */
  go?: readonly [sum: string, what: string, button: string];
  children: ReactNode;
}

/** One of the four steps of a booking on a phone: where it is on the way, its heading, the way on. */
export function Step({ language, number, heading, go, children }: StepProps): ReactElement {
  const { brand, way, step, of } = WORDS[language];
  return (
    <>
      <header className="top">
        <p className="brand">
          {brand}
          <span>
            {step} {number} {of}
          </span>
        </p>
        <ol className="way" aria-label={way}>
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
