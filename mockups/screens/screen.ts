import type { ReactElement } from "react";
import type { ScreenLanguage, Speech } from "./language";

/** An interface at work, as somebody who uses it sees it; `npm run screens` takes its picture in each language. */
export interface Screen {
  /** Where it is used: a browser's window (1000 x 625 CSS px) or a phone (400 x 800 CSS px); each picture is 1600 px wide. */
  readonly device: "browser" | "phone";
  /** The title of its document. */
  readonly title: Record<ScreenLanguage, string>;
  /** Its typeface: a package of @fontsource-variable (OFL), a devDependency. */
  readonly typeface: string;
  readonly body: (speech: Speech) => ReactElement;
}
