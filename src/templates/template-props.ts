import type { PageProps } from "gatsby";
import type { PageContext } from "./page-contexts";
import type { Kind } from "../model/kinds";
import type { PageView } from "../model/page-view";

/** The query result of every template: the page's own node (docs/decisions/0002-content-check.md). */
interface TemplateData<K extends Kind> {
  page: { view: PageView<K> };
}

export type TemplateProps<K extends Kind> = PageProps<TemplateData<K>, PageContext>;
