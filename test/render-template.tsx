/** Whole pages, from the real content, as their templates show them. */
import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import type { Language } from "../src/i18n/languages";
import type { Kind } from "../src/model/kinds";
import type { Site } from "../src/site/site";
import type { PageView } from "../src/model/page-view";
import type { TemplateProps } from "../src/templates/template-props";
import { plain, textsOf } from "./read";
import { starterSite } from "./starter";
import { renderIn } from "./render-page";
import { withSampleImages } from "./sample-image";
import { viewOn } from "./views";

type Rendered = ReturnType<typeof render>;

/** Renders a template with a page's data, pictures included. */
export async function renderTemplate<K extends Kind>(
  Template: ComponentType<TemplateProps<K>>,
  view: PageView<K>,
): Promise<Rendered> {
  const data = { page: { view: await withSampleImages(view) } };
  const props = { data, location: { pathname: view.path } } as unknown as TemplateProps<K>;
  return renderIn(view.language, <Template {...props} />);
}

interface Page<K extends Kind> {
  language: Language;
  route: string;
  kind: K;
  site?: Site;
}

/** Renders a page of the site. @returns what was rendered, and the view it was rendered from */
export async function renderPage<K extends Kind>(
  Template: ComponentType<TemplateProps<K>>,
  { language, route, kind, site = starterSite() }: Page<K>,
): Promise<Rendered & { view: PageView<K> }> {
  const view = viewOn(site, language, route, kind);
  return { ...(await renderTemplate(Template, view)), view };
}

/** @returns the headings of the body, of the sections, and what follows, that a page has by its own content. */
export function ownHeadings({ body, content }: Pick<PageView, "body" | "content">): string[] {
  const inSections = (content.sections ?? []).flatMap((section) =>
    "heading" in section ? [section.heading ?? []].flat() : [],
  );
  return [...body.flatMap(({ heading }) => heading ?? []), ...inSections].map(plain);
}

/** @returns the page's headings of the second level, as they are read out. */
export const signsOf = (container: Element): string[] => textsOf(container, "h2");

/** @returns what stands above the page's title: plate and kind, or date. */
export function aboveTitle(container: Element): Element | null | undefined {
  const heading = container.querySelector("h1");
  return (heading?.closest("hgroup") ?? heading)?.previousElementSibling;
}
