/** @jest-environment jsdom */
import { languagePack } from "../build/language-packs";
import { smallSite } from "../testing/small-site";
import { intlFor } from "./language-provider";

const messages = { greeting: "Guten Tag, {name}" };
const intl = intlFor(languagePack(smallSite([]), "de", messages, {}));

describe("a translation problem in the browser", () => {
  const log = jest.spyOn(console, "error");
  const environment = process.env["NODE_ENV"];

  beforeEach(() => log.mockReset().mockReturnValue(undefined));
  afterEach(() => Object.assign(process.env, { NODE_ENV: environment }));

  it.each(["production", "development"])("is logged once in %s, and the visitor sees the id", (mode) => {
    Object.assign(process.env, { NODE_ENV: mode });
    expect(intl.formatMessage({ id: "no.such.message" })).toBe("no.such.message");
    expect(log).toHaveBeenCalledTimes(1);
    expect(String(log.mock.calls[0]?.[0])).toContain("no.such.message");
  });

  it("is logged where the message can't be formatted, and the visitor sees the id", () => {
    expect(intl.formatMessage({ id: "greeting" })).toBe("greeting");
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("is not logged where there is none", () => {
    expect(intl.formatMessage({ id: "greeting" }, { name: "Erika" })).toBe("Guten Tag, Erika");
    expect(log).not.toHaveBeenCalled();
  });
});
