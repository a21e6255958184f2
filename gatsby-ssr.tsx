import "./src/styles/site.css";

export { onRenderBody } from "./src/build/document";
export { wrapPageElement } from "./src/runtime/wrap-page-element";
