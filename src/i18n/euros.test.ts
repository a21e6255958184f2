import { euros } from "./euros";

it("amounts of money are whole euros, as the language writes them", () => {
  expect(euros(54000, "de")).toBe("54.000\u00a0€");
  expect(euros(54000, "en")).toBe("€54,000");
  expect(euros(1234567.6, "de")).toBe("1.234.568\u00a0€");
});
