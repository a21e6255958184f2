import { existsSync } from "node:fs";
import type { Content } from "../model/kinds";
import { realSite } from "../testing/real-content";
import { templateOf } from "./template-of";

const text = { type: "text", id: "a", heading: "A", body: "A" };
const listing = (of: string) => ({ type: "listing", id: "list", heading: "All", of });
const templateFor = (...sections: unknown[]) =>
  templateOf({ kind: "page", content: { sections } as unknown as Content });

describe("the template of a page", () => {
  it("is its kind's", () => {
    expect(templateOf({ kind: "service", content: { sections: [text] } as unknown as Content })).toBe("service");
    expect(templateOf({ kind: "fair", content: { sections: [listing("fairs")] } as unknown as Content })).toBe("fair");
  });

  it.each([
    ["page", [text]],
    ["page", []],
    ["offer-list", [text, listing("services")]],
    ["offer-list", [listing("products"), listing("solutions")]],
    ["vacancy-list", [listing("vacancies")]],
    ["list", [listing("legal")]],
    ["list", [{ type: "site-map" }]],
    ["list", [{ type: "teams", id: "teams", heading: "Teams", teams: [] }]],
    ["news-list", [listing("news"), text]],
    ["project-list", [listing("projects")]],
  ])("brings for a page of sections the code of its list, and of no other: %s", (template, sections) => {
    expect(templateFor(...sections)).toBe(template);
  });

  it("is there, for every page of the site", () => {
    const templates = new Set(realSite().pages.map(templateOf));
    for (const template of templates) expect(existsSync(`src/templates/${template}/template.tsx`)).toBe(true);
    expect([...templates]).toEqual(
      expect.arrayContaining(["page", "list", "offer-list", "vacancy-list", "news-list", "project-list"]),
    );
  });
});
