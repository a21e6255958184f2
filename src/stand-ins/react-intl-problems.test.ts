import type { IntlShape } from "react-intl";
import { bothIntls } from "../testing/both-intls";

describe("what can't be said", () => {
  it.each<[string, (intl: IntlShape) => string, string]>([
    ["a message that is not there", (intl) => intl.formatMessage({ id: "no.such" }), "no.such"],
    ["a message without its value", (intl) => intl.formatMessage({ id: "greeting" }), "greeting"],
    [
      "a message with a date that is none",
      (intl) => intl.formatMessage({ id: "since" }, { day: new Date(NaN) }),
      "since",
    ],
    ["a date that is none", (intl) => intl.formatDate(new Date(NaN)), "Invalid Date"],
    ["an amount of no currency", (intl) => intl.formatNumber(1, { style: "currency" }), "1"],
  ])("%s is reported once, and shown as react-intl shows it", (_what, say, shown) => {
    const both = bothIntls("de", { greeting: "Guten Tag, {name}", since: "Seit {day, date, short}" });
    expect([say(both.real), say(both.standIn)]).toEqual([shown, shown]);
    expect(both.problems.real).toHaveBeenCalledTimes(1);
    expect(both.problems.standIn).toHaveBeenCalledTimes(1);
  });

  it("is named: who reads the report knows the message and the language", () => {
    const { standIn: german, problems } = bothIntls("de", {});
    german.formatMessage({ id: "no.such" });
    expect(problems.standIn.mock.calls[0]?.[0].message).toMatch(/no\.such.*de-DE/u);
  });

  it("is neither an empty message nor one that has its values", () => {
    const { standIn: german, problems } = bothIntls("de", { empty: "", greeting: "Guten Tag, {name}" });
    expect(german.formatMessage({ id: "empty" })).toBe("");
    expect(german.formatMessage({ id: "greeting" }, { name: "Kim" })).toBe("Guten Tag, Kim");
    expect(problems.standIn).not.toHaveBeenCalled();
  });
});
