import { LANGUAGES } from "../../i18n/languages";
import { createBillView } from "./sheet";

const EUROS: Readonly<Record<string, number>> = { day: 750, most: 30_000, odd: 333.33 };
const findEuros = (name: string) => EUROS[name] ?? 0;

const bill = (days: number[], more: object = {}) => ({
  rate: "day",
  ceiling: "most",
  vat: 19,
  work: days.map((each, index) => ({ name: `Work ${index}`, days: each })),
  ...more,
});
const plain = (text: string | undefined) => text?.replaceAll(/\s/gu, " ").replaceAll("\u00ad", "");
const amounts = (days: number[], more?: object) =>
  createBillView(bill(days, more), "en", findEuros).sums.map(({ amount }) => plain(amount));

describe("createBillView", () => {
  it("sums the days worked, and adds VAT", () => {
    expect(amounts([10, 0.5])).toEqual(["€7,875.00", "€0.00", "€7,875.00", "€1,496.25", "€9,371.25"]);
  });

  it("rounds to cents", () => {
    expect(amounts([0.1, 0.2], { rate: "odd", vat: 7 })).toEqual(["€100.00", "€0.00", "€100.00", "€7.00", "€107.00"]);
  });

  it.each(LANGUAGES)("has no empty text and no placeholder in %s", (language) => {
    const { columns, work, sums } = createBillView(bill([40]), language, findEuros);
    const words = [...columns, ...[...work, ...sums].flatMap(({ name, days = "-", amount }) => [name, days, amount])];
    expect(words.filter((word) => !word || /[{}]|undefined/u.test(word))).toEqual([]);
    expect(sums.map(({ isTotal }) => isTotal === true)).toEqual([false, false, false, false, true]);
  });

  it("formats German numbers", () => {
    const { work, sums } = createBillView(bill([17.5]), "de", findEuros);
    expect([work[0]?.days, plain(work[0]?.amount)]).toEqual(["17,5", "13.125,00 €"]);
    expect(plain(sums[3]?.name)).toBe("Umsatzsteuer 19 %");
  });
});
