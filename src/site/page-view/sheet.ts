import { hyphenate } from "../../content/compile/soft-hyphens";
import { type Language, LOCALES } from "../../i18n/languages";
import type { FormatMessage } from "../../i18n/messages";
import type { BillRow, BillView, SheetView } from "../../model/views/sheet";
import type { Bill, Sheet } from "../../sections/sheet/fields";
import { createFormatMessage } from "../format-message";
import { findSheetPdf, listSheets } from "../sheet-files";
import type { Site, SitePage } from "../site";

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

/** Computes a bill by days. The check rejects one above its ceiling (src/model/rules/fares.ts). */
export function createBillView(
  { rate, ceiling, vat, work }: Bill,
  language: Language,
  findEuros: (name: string) => number,
): BillView {
  const text = createFormatMessage(language);
  const label: FormatMessage = (...message) => hyphenate(text(...message), "column", language);
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(LOCALES[language], options).format(value);
  const money = (amount: number) => number(amount, { style: "currency", currency: "EUR" });
  const percent = number(vat / 100, { style: "percent", maximumFractionDigits: 1 });
  const perDay = findEuros(rate);
  const days = work.reduce((sum, entry) => sum + entry.days, 0);
  const net = roundToCents(days * perDay);
  const tax = roundToCents((net * vat) / 100);
  const row = (name: string, amount: number): BillRow => ({ name, amount: money(amount) });
  const sums = [
    { ...row(label("sheet.worked", { rate: money(perDay) }), net), days: number(days) },
    row(label("sheet.within", { ceiling: money(findEuros(ceiling)) }), 0),
    row(label("sheet.net"), net),
    row(label("sheet.vat", { percent }), tax),
    { ...row(label("sheet.total"), net + tax), isTotal: true as const },
  ];
  return {
    columns: [label("sheet.work"), label("sheet.days"), label("sheet.amount")],
    work: work.map((entry) => ({
      ...row(entry.name, roundToCents(entry.days * perDay)),
      days: number(entry.days),
    })),
    sums,
  };
}

const roundToCents = (amount: number) => Math.round(amount * 100) / 100;
