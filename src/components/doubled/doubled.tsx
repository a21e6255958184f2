import type { ReactNode } from "react";
import { otherLanguage } from "../../i18n/languages";
import { useLanguagePack } from "../../i18n/language-provider";

interface DoubledProps {
  /** The heading in the other language; not read out, for it says the same again. */
  echo: string | undefined;
  children: ReactNode;
}

/** A heading with its echo beside it, not in it: who copies it, lists it or finds it has the heading alone. */
export function Doubled({ echo, children }: DoubledProps) {
  const { language } = useLanguagePack();
  if (!echo) return children;
  return (
    <hgroup>
      {children}{" "}
      <p className="echo" lang={otherLanguage(language)} aria-hidden="true">
        {echo}
      </p>
    </hgroup>
  );
}
