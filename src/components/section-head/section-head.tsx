import type { ReactNode } from "react";
import { otherLanguage } from "../../languages/languages";
import { usePack } from "../../intl/language-provider";
import * as css from "./section-head.module.css";

interface SectionHeadProps {
  id?: string | undefined;
  heading: string;
  /** The sign in the other language; not read out, for it says the same again. */
  echo?: string | undefined;
  /** What stands at the right, on the same baseline. */
  aside?: ReactNode;
}

/** A section's sign: station, heading, echo. */
export function SectionHead({ id, heading, echo, aside }: SectionHeadProps) {
  return (
    <div className={css["head"]}>
      <h2 id={id} tabIndex={id ? -1 : undefined}>
        {heading}
        <Echo text={echo} />
      </h2>
      {aside}
    </div>
  );
}

/** A short sign in the other language: lighter, marked with its language, kept from assistive technology. */
export function Echo({ text }: { text: string | undefined }) {
  const { language } = usePack();
  if (!text) return null;
  return (
    <span className="echo" lang={otherLanguage(language)} aria-hidden="true">
      {` ${text}`}
    </span>
  );
}
