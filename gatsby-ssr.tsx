import "./src/styles/site.css";
import { loadAllSections } from "./src/sections/load-all-sections";

export { onPreRenderHTML, onRenderBody } from "./gatsby/html/document";
export { wrapPageElement } from "./src/layout/wrap-page-element";

/** Loads the code of all sections, which is imported dynamically. Gatsby awaits it before it renders a page. */
export const replaceRenderer = loadAllSections;
