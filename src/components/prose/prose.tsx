import * as css from "./prose.module.css";

interface RichTextProps {
  html: string;
  as?: "p" | "span" | "dd" | "li" | "figcaption";
  className?: string | undefined;
}

/** Renders HTML that the build compiled from markdown without raw HTML (src/content/rules/texts.ts). */
export function RichText({ html, as: Element = "span", className }: RichTextProps) {
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Prose({ html }: { html: string }) {
  return html ? <div className={css["prose"]} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
