/** @jest-environment jsdom */
import { offerDocuments, RULES, withdrawDocuments } from "./speculation";

const rules = () => document.querySelector("script[type=speculationrules]");

function offerTo(connection?: { saveData?: boolean; effectiveType?: string }): void {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  offerDocuments();
}
afterEach(withdrawDocuments);

it.each([undefined, { saveData: false, effectiveType: "4g" }, { effectiveType: "3g" }])(
  "documents may be fetched ahead with %j, until the runtime does it",
  (connection) => {
    offerTo(connection);
    expect(rules()?.textContent).toBe(RULES);
    withdrawDocuments();
    expect(rules()).toBeNull();
  },
);

it.each([{ saveData: true, effectiveType: "4g" }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
  "nothing is fetched ahead with %j",
  (connection) => {
    offerTo(connection);
    expect(rules()).toBeNull();
  },
);
