import { LANGUAGES } from "../i18n/languages";
import { starterContent } from "../../test/starter";
import { normalizeText } from "../../test/rendered-text";
import { isAllowedBy, STORAGE_LIST } from "./storage-list";

describe("STORAGE_LIST", () => {
  it.each([
    ["localStorage", "language", true],
    ["localStorage", "languages", false],
    ["sessionStorage", "language", false],
    ["sessionStorage", "@@scroll|/de/|initial", true],
    ["sessionStorage", "@@scrolled", false],
    ["localStorage", "@@scroll|/de/|initial", false],
    ["cookies", "language", false],
  ])("of %s %s: %s", (place, key, isAllowed) => {
    expect(STORAGE_LIST.some((entry) => isAllowedBy(entry, place, key))).toBe(isAllowed);
  });
});

describe("the privacy policy", () => {
  const { entries } = starterContent();

  it.each(LANGUAGES)("contains the table of stored items (%s)", (language) => {
    const policy = entries.find((entry) => entry.route === "/privacy-policy/" && entry.language === language);
    const part = policy?.body.find(({ id }) => id === "storage")?.html ?? "";
    const rows = [...normalizeText(part).matchAll(/<tr>\s*<th scope="row">(.*?)<\/tr>/gsu)].map(([, row = ""]) => row);
    expect(rows).toHaveLength(STORAGE_LIST.length);
    for (const [index, { name, duration }] of STORAGE_LIST.entries()) {
      const [first = "", ...rest] = (rows[index] ?? "").split(/<\/t[hd]>\s*/u);
      expect(first).toBe(name[language].replace(/`(.*?)`/gu, "<code>$1</code>"));
      expect(rest.join(" ")).toContain(duration[language]);
    }
    expect(part.match(/<table>/gu)).toHaveLength(1);
  });
});
