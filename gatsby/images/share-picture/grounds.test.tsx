/** @jest-environment jsdom */
import { cleanup } from "@testing-library/react";
import type { ComponentType } from "react";
import { KINDS } from "../../../src/model/kinds";
import type { Kind } from "../../../src/model/views/kind";
import type { TemplateProps } from "../../../src/templates/template-props";
import { fixtureSite } from "../../../test/fixture";
import { renderPage } from "../../../test/render-template";
import { groundOf } from "./grounds";

type Template = ComponentType<TemplateProps<Kind>>;

const isOn = (element: Element | null, ground: string) => element?.classList.contains(`on-${ground}`) === true;

/** The picture of a page is of the page: the same ground, kind by kind, and on pages of sections page by page. */
it.each(Object.keys(KINDS).filter((kind) => kind !== "notice") as Kind[])(
  "the picture of every %s has the ground of the page's head",
  async (kind) => {
    for (const page of fixtureSite().pages) {
      if (page.kind !== kind || page.language !== "de") continue;
      const { default: template } = (await import(`../../../src/templates/${page.kind}/template`)) as {
        default: Template;
      };
      const { container } = await renderPage(template, { language: "de", route: page.route, kind });
      const head = container.querySelector("h1")?.closest("section") ?? null;
      expect([page.route, isOn(head, "blue") ? "blue" : isOn(head, "ink") ? "ink" : "paper"]).toEqual([
        page.route,
        groundOf(page),
      ]);
      cleanup();
    }
  },
  60_000,
);
