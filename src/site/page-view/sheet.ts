import type { Site, SitePage } from "../site";
import type { Sheet } from "../../sections/sheet/fields";
import type { SheetView } from "../../model/views/sheet";
import { findSheetPdf, listSheets } from "../sheet-files";
import { createBillView } from "./bill";
import { createFormatMessage } from "../format-message";

/** Creates the views of a page's sheets by section id: notice, sender, sums and PDF. */
export function createSheetViews(site: Site, page: SitePage): Record<string, SheetView> | undefined {
  const sheets = listSheets(page);
  if (sheets.length === 0) return undefined;
  return Object.fromEntries(sheets.map((sheet) => [sheet.id, createSheetView(site, sheet, page)]));
}

function createSheetView({ company, facts = {} }: Site, { id, parts }: Sheet, page: SitePage): SheetView {
  const { language } = page;
  const text = createFormatMessage(language);
  const { legalName, street, postalCode, city, cityEnglish, phone, email, siteUrl, vatId } = company;
  const postalCity = `${postalCode} ${language === "de" ? city : cityEnglish}`;
  const findEuros = (name: string) => facts[name]?.euros ?? 0;
  const pdf = findSheetPdf(page, id);
  return {
    file: pdf && { path: pdf.path, note: text("sheet.size", { size: pdf.size }) },
    mark: text("sheet.mark"),
    notice: text("sheet.notice"),
    sender: {
      name: legalName,
      place: [street, postalCity].join(" · "),
      reach: [new URL(siteUrl).host, email, phone, vatId && `${text("sheet.vatId")} ${vatId}`]
        .filter(Boolean)
        .join(" · "),
    },
    bills: parts.map(({ bill }) => (bill ? createBillView(bill, language, findEuros) : null)),
  };
}
