import "./src/styles/site.css";
import { loadAllSections } from "./src/sections/load-all-sections";

export { onPreRenderHTML, onRenderBody } from "./gatsby/html/document";
export { wrapPageElement } from "./src/layout/wrap-page-element";

/** Gatsby waits for it before it renders a page: the code of sections comes by `import()`, here as in the browser. */
export const replaceRenderer = loadAllSections;
