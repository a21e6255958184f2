/** @jest-environment jsdom */
import { cleanup } from "@testing-library/react";
import type { ComponentType } from "react";
import type { Kind } from "../../src/model/kinds";
import { pageFaults } from "../page-faults";
import { realSite } from "../real-content";
import { renderPage } from "../render-template";
import type { TemplateProps } from "../../src/templates/template-props";

type Template = ComponentType<TemplateProps<Kind>>;

/** @returns what is wrong on the site's pages in a language, as `path: fault`. */
async function faultsIn(language: "de" | "en"): Promise<string[]> {
  const faults: string[] = [];
  for (const page of realSite().pages) {
    const { kind, route, path } = page;
    if (page.language !== language || kind === "notice") continue;
    const { default: template } = (await import(`../../src/templates/${page.kind}/template`)) as { default: Template };
    const { container } = await renderPage(template, { language, route, kind, site: realSite() });
    faults.push(...pageFaults(container).map((fault) => `${path}: ${fault}`));
    cleanup();
  }
  return faults;
}

/** What editors put together from parts that are sound one by one. */
it.each(["de", "en"] as const)(
  "every page of the site is sound HTML in %s",
  async (language) => {
    expect(await faultsIn(language)).toEqual([]);
  },
  120_000,
);
