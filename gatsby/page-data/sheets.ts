import type { PageView } from "../../src/model/page-view";
import type { Site } from "../../src/site/site";
import type { Sheet } from "../../src/sections/sheet/fields";
import type { SheetView } from "../../src/model/views/sheet";
import { sheetLink, sheetsIn } from "../files/sheets";
import { billView } from "./bill";
import { textIn } from "./text-in";

/** @returns the view, with what its sheets say beside their own fields: sums, sender, notice */
export function withSheets(site: Site, view: PageView): PageView {
  const sheets = sheetsIn(view);
  if (sheets.length === 0) return view;
  const entries = sheets.map((sheet) => [sheet.id, sheetView(site, sheet, view)] as const);
  return { ...view, sheets: Object.fromEntries(entries) };
}

function sheetView({ company, facts = {} }: Site, { id, parts }: Sheet, view: PageView): SheetView {
  const { language } = view;
  const say = textIn(language);
  const { legalName, street, postalCode, city, cityEnglish, phone, email, siteHost, vatId } = company;
  const place = `${postalCode} ${language === "de" ? city : cityEnglish}`;
  const eurosOf = (name: string) => facts[name]?.euros ?? 0;
  const pdf = sheetLink(view, id);
  return {
    ...(pdf ? { file: { path: pdf.path, note: say("sheet.size", { size: pdf.size }) } } : {}),
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
