import type { HTMLAttributes, ReactNode } from "react";

interface DocumentProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** The preload link that React emits for the first image. The `<img>` follows in the same packets, so the link is useless. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/gu;

/** The router's style attribute, which the security policy forbids. src/styles/base.css has its rule. */
const FOCUS_STYLE = /(?<=<div )style="[^"]*" ?(?=[^>]*id="gatsby-focus-wrapper")/u;

/** The document around every page: Gatsby's default without its markup for obsolete browsers. */
export default function Document(props: DocumentProps) {
  const { htmlAttributes, bodyAttributes, headComponents, preBodyComponents, body, postBodyComponents } = props;
  const page = body.replace(PICTURE_PRELOAD, "").replace(FOCUS_STYLE, "");
  return (
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: page }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
