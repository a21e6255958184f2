/** Rendering of templates, by default with pages of the starter. */
import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { withImages } from "../gatsby/images/pictures";
import type { Drawing } from "../src/components/picture/picture";
import type { Language } from "../src/i18n/languages";
import type { Kind } from "../src/model/kinds";
import type { Site } from "../src/site/site";
import type { PageView } from "../src/model/page-view";
import type { TemplateProps } from "../src/templates/shared/page";
import { normalizeText, listSpokenTexts } from "./rendered-text";
import { starterSite } from "./starter";
import { renderIn } from "./render-page";
import { createViewAt } from "./views";

/** Replaces the files of a picture, which only a build creates. */
function sampleDrawing({ file }: { file: string }): Promise<Drawing> {
  const name = file.replace(/\W+/gu, "-");
  return Promise.resolve({ src: `/static/drawings/${name}-0a1b2c3d.svg`, width: 1200, height: 800 });
}

type Rendered = ReturnType<typeof render>;

/** Renders a template with a page's view and sample images. */
export async function renderTemplate<K extends Kind>(
  Template: ComponentType<TemplateProps<K>>,
  view: PageView<K>,
): Promise<Rendered> {
  const data = { page: { view: await withImages(view, sampleDrawing) } };
  const props = { data, location: { pathname: view.path } } as unknown as TemplateProps<K>;
  return renderIn(view.language, <Template {...props} />);
}

interface Page<K extends Kind> {
  language: Language;
  route: string;
  kind: K;
  site?: Site;
}

export async function renderPage<K extends Kind>(
  Template: ComponentType<TemplateProps<K>>,
  { language, route, kind, site = starterSite() }: Page<K>,
): Promise<Rendered & { view: PageView<K> }> {
  const view = createViewAt(site, language, route, kind);
  return { ...(await renderTemplate(Template, view)), view };
}

/** Lists the headings of a page's body and sections. */
export function ownHeadings({ body, content }: Pick<PageView, "body" | "content">): string[] {
  const inSections = (content.sections ?? []).flatMap((section) =>
    "heading" in section ? [section.heading ?? []].flat() : [],
  );
  return [...body.flatMap(({ heading }) => heading ?? []), ...inSections].map(normalizeText);
}

/** Lists the spoken texts of a page's second-level headings. */
export const secondLevelHeadings = (container: Element): string[] => listSpokenTexts(container, "h2");

/** Returns the element above a page's title: plate and kind, or date. */
export function elementAboveTitle(container: Element): Element | null | undefined {
  const heading = container.querySelector("h1");
  return (heading?.closest("hgroup") ?? heading)?.previousElementSibling;
}
