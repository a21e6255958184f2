import type { ReactNode } from "react";
import { otherLanguage } from "../../i18n/languages";
import { useLanguagePack } from "../../i18n/language-provider";

/**
 * Renders a heading with its echo beside it, so that copies and lists of headings contain the heading only.
 * @param props.echo the heading in the other language, hidden from assistive technology
 */
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
