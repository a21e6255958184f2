import { withSoftHyphensIn } from "../../content/compile/soft-hyphens";
import { type Language, LOCALES } from "../../i18n/languages";
import type { FormatMessage } from "../../i18n/messages";
import type { Bill } from "../../sections/sheet/fields";
import type { BillRow, BillView } from "../../model/views/sheet";
import { createFormatMessage } from "../text-in";

const CENTS = 100;

/** A fact of the site by its name, in euros. */
type EurosOf = (name: string) => number;

/**
 * Counts a bill: days are billed. More than the ceiling pays for is refused by the check (src/model/rules/fares.ts).
 * @param eurosOf gives an amount by its name in the file of facts
 */
export function billView({ rate, ceiling, vat, work }: Bill, language: Language, eurosOf: EurosOf): BillView {
  const text = createFormatMessage(language);
  const say: FormatMessage = (...message) => withSoftHyphensIn("column", text(...message), language);
  const [perDay, most] = [eurosOf(rate), eurosOf(ceiling)];
  const days = work.reduce((sum, entry) => sum + entry.days, 0);
  const net = inCents(days * perDay);
  const tax = inCents((net * vat) / 100);
  const row = (name: string, amount: number): BillRow => ({ name, amount: money(amount, language) });
  const sums = [
    { ...row(say("sheet.worked", { rate: money(perDay, language) }), net), days: number(days, language) },
    row(say("sheet.within", { ceiling: money(most, language) }), 0),
    row(say("sheet.net"), net),
    row(say("sheet.vat", { percent: percent(vat, language) }), tax),
    { ...row(say("sheet.total"), net + tax), isTotal: true as const },
  ];
  return {
    columns: [say("sheet.work"), say("sheet.days"), say("sheet.amount")],
    work: work.map((entry) => ({
      ...row(entry.name, inCents(entry.days * perDay)),
      days: number(entry.days, language),
    })),
    sums,
  };
}

const inCents = (amount: number) => Math.round(amount * CENTS) / CENTS;

const number = (value: number, language: Language) => new Intl.NumberFormat(LOCALES[language]).format(value);

function percent(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 1 }).format(value / 100);
}

/** On a bill every amount has its cents. */
function money(amount: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(amount);
}
