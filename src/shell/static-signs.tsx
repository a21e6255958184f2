/**
 * Header and footer in the browser (src/build/webpack.ts puts them in the place of what the build draws). They are in the
 * document, the same on every page of a language but for a few marks: React leaves them as they are, so that neither their
 * code nor their words come to a visitor, and no time is spent on them.
 */
import { useLayoutEffect, useRef, useState } from "react";
import { markCurrent } from "./current";
import "./footer/footer.module.css";
import "./header/header.module.css";
import "./header/letterhead.module.css";
import "./logo.module.css";
import "./header/menu-entries.module.css";
import "./header/menu-panel.module.css";
import "./header/menu.module.css";
import "./language-switch.module.css";

interface SignProps {
  /** The page's own path: menus mark it. */
  path: string;
  /** Where the language switch leads. */
  counterpart: string;
}

export const Header = (props: SignProps) => <StaticSign tag="header" {...props} />;

export const Footer = (props: SignProps) => <StaticSign tag="footer" {...props} />;

function StaticSign({ tag: Tag, path, counterpart }: SignProps & { tag: "header" | "footer" }) {
  const sign = useRef<HTMLElement>(null);
  const [{ className, content }] = useState(() => signIn(document, Tag));
  // In the frame that shows the page: until then the switch leads on from the page that is seen.
  useLayoutEffect(() => {
    if (sign.current) markCurrent(sign.current, path, counterpart);
  }, [path, counterpart]);
  return <Tag ref={sign} className={className} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
}

/**
 * @returns what the document has: where React has to make the page anew, it is the same again
 * @throws where the document has none; React fails then, and the document of the page is loaded
 */
function signIn(document: Document, tag: string): { className: string; content: { __html: string } } {
  const sign = document.querySelector(`#gatsby-focus-wrapper > ${tag}`);
  if (!sign) throw new Error(`The document has no ${tag}`);
  return { className: sign.className, content: { __html: sign.innerHTML } };
}
