import type { ReactNode } from "react";
import { otherLanguage } from "../../i18n/languages";
import { useLanguagePack } from "../../i18n/language-provider";

/** Renders a heading and beside it its echo in the other language, so that copies contain the heading only. */
export function HeadingWithEcho({ echo, children }: { echo: string | undefined; children: ReactNode }) {
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
