import * as css from "./prose.module.css";

type Tag = "p" | "span" | "div" | "dd" | "li" | "figcaption";

/** HTML that the build made from an editor's markdown; raw HTML is not allowed there (src/content/rules/texts.ts). */
export function RichText({
  html,
  as: Element = "span",
  className,
}: {
  html: string;
  as?: Tag;
  className?: string | undefined;
}) {
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Running text. */
export function Prose({ html }: { html: string }) {
  return html ? <div className={css["prose"]} dangerouslySetInnerHTML={{ __html: html }} /> : null;
}
