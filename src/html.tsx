import type { HTMLAttributes, ReactNode } from "react";

interface DocumentProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** React's order for its first picture: the picture itself stands in the same few packets. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/gu;

/** The router's style attribute, which the security policy would forbid: src/styles/base.css says it. */
const FOCUS_STYLE = /(?<=<div )style="[^"]*" ?(?=[^>]*id="gatsby-focus-wrapper")/u;

/** The document around every page: Gatsby's own, without what was for browsers that are gone. */
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
