/** @jest-environment jsdom */
import { spokenTextOf } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { Flaps } from "./flaps";

const { DateTimeFormat } = Intl;

/** A machine in a zone: what is formatted without naming one is formatted there. */
function machineIn(timeZone: string): void {
  class LocalFormat extends DateTimeFormat {
    constructor(locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      super(locales, { ...options, timeZone: options?.timeZone ?? timeZone });
    }
  }
  Intl.DateTimeFormat = LocalFormat as typeof DateTimeFormat;
}

afterEach(() => {
  Intl.DateTimeFormat = DateTimeFormat;
});

/** The flaps show 09 03 27 everywhere; what is read out must not be another day (decisions: Europe/Berlin). */
it("a day is the same day for a visitor in New Zealand", () => {
  machineIn("Pacific/Auckland");
  const { container } = renderIn("en", <Flaps day="2027-03-09" />);
  expect(spokenTextOf(container.querySelector("time") as Element)).toBe("9 March 2027");
});
