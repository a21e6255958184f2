import "./src/styles/site.css";

export { onPreRenderHTML, onRenderBody } from "./src/build/document";
export { wrapPageElement } from "./src/runtime/wrap-page-element";
