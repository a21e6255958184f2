import type { Language } from "../../../src/i18n/languages";
import type { PageView } from "../../../src/model/page-view";
import type { Section } from "../../../src/model/sections";
import type { Site } from "../../../src/site/site";
import type { Sheet } from "../../../src/sections/sheet/fields";
import type { SheetView } from "../../../src/model/views/sheet";
import { billView } from "./bill";
import { sheetWords } from "./sheet-words";

/** @returns the sheets among a page's sections */
export function sheetsIn({ content }: Pick<PageView, "content">): Sheet[] {
  const sections: readonly Section[] = content.sections ?? [];
  return sections.filter((section) => section.type === "sheet");
}

/** @returns the view, with what its sheets say beside their own fields: sums, sender, notice */
export function withSheets(site: Site, view: PageView): PageView {
  const sheets = sheetsIn(view);
  if (sheets.length === 0) return view;
  const entries = sheets.map((sheet) => [sheet.id, sheetView(site, sheet, view.language)] as const);
  return { ...view, sheets: Object.fromEntries(entries) };
}

function sheetView({ company, facts = {} }: Site, { parts }: Sheet, language: Language): SheetView {
  const say = sheetWords(language);
  const { legalName, street, postalCode, city, cityEnglish, phone, email, siteHost, vatId } = company;
  const place = `${postalCode} ${language === "de" ? city : cityEnglish}`;
  const eurosOf = (name: string) => facts[name]?.euros ?? 0;
  return {
    mark: say("sheet.mark"),
    notice: say("sheet.notice"),
    sender: {
      name: legalName,
      place: [street, place].join(" · "),
      reach: [siteHost, email, phone, vatId && `${say("sheet.vatId")} ${vatId}`].filter(Boolean).join(" · "),
    },
    bills: parts.map(({ bill }) => (bill ? billView(bill, language, eurosOf) : null)),
  };
}
