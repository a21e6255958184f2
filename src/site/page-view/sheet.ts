import type { Site, SitePage } from "../site";
import type { Sheet } from "../../sections/sheet/fields";
import type { SheetView } from "../../model/views/sheet";
import { sheetLink, sheetsIn } from "../sheet-files";
import { billView } from "./bill";
import { createFormatMessage } from "../text-in";

/** @returns sums, sender and notice of the page's sheets, by section id */
export function sheetsOn(site: Site, page: SitePage): Record<string, SheetView> | undefined {
  const sheets = sheetsIn(page);
  if (sheets.length === 0) return undefined;
  return Object.fromEntries(sheets.map((sheet) => [sheet.id, sheetView(site, sheet, page)]));
}

function sheetView({ company, facts = {} }: Site, { id, parts }: Sheet, page: SitePage): SheetView {
  const { language } = page;
  const say = createFormatMessage(language);
  const { legalName, street, postalCode, city, cityEnglish, phone, email, siteHost, vatId } = company;
  const place = `${postalCode} ${language === "de" ? city : cityEnglish}`;
  const eurosOf = (name: string) => facts[name]?.euros ?? 0;
  const pdf = sheetLink(page, id);
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
