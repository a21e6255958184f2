/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { documentOf, metaIn } from "../../test/head";
import { fixtureSite } from "../../test/fixture";
import { viewOn } from "../../test/views";
import { NoticeHead } from "./notice-head";

describe.each(["de", "en"] as const)("the head of a missing page in %s", (language) => {
  it.each(["/404/", "/500/"])("has title and description at %s, and no place in any index", (route) => {
    const view = viewOn(fixtureSite(), language, route, "notice");
    const page = documentOf(<NoticeHead view={view} />);
    expect(page.title).toBe(view.headTitle);
    expect(metaIn(page, "description")).toBe(view.description);
    expect(metaIn(page, "robots")).toBe("noindex");
    expect(page.querySelector("link")).toBeNull();
  });
});
