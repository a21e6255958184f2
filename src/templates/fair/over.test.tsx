/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fixtureOn } from "../../../test/fixture";
import { aboveTitle, renderPage } from "../../../test/render-template";
import FairTemplate from "./template";

const fairOn = (day: string) =>
  renderPage(FairTemplate, { language: "de", route: "/fair/", kind: "fair", site: fixtureOn(day) });

/** The lists say "over" by the dates (src/site/create-site.ts); the page itself must not still invite. */
describe("the page of a fair that nobody has touched since", () => {
  it("invites until the last day", async () => {
    const { container } = await fairOn("2027-03-11");
    expect(container).not.toHaveTextContent("Vergangene Aktion");
    expect(container.querySelector("a[href$='.ics']")).not.toBeNull();
  });

  it("says from the day after that it is over", async () => {
    const { container } = await fairOn("2027-03-12");
    expect(aboveTitle(container)).toHaveTextContent("Vergangene Aktion");
    expect(container.querySelector("a[href$='.ics']")).toBeNull();
  });
});
