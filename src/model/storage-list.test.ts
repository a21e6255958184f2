import { LANGUAGES } from "../i18n/languages";
import { starterContent } from "../../test/starter";
import { normalizeText } from "../../test/rendered-text";
import { STORAGE_LIST } from "./storage-list";

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
