/** The contact form of the open page, as a visitor fills it in and reads it. */
import type { Tab } from "./tab";

export const TYPED = {
  name: "Kim Beispiel",
  email: "kim@post.example",
  message: "Unsere Buchungsstrecke ist zu langsam.",
};

/** Types into the fields, and gives the consent. */
export async function fillIn(tab: Tab, values: Readonly<Record<string, string>> = TYPED): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tab.click(`form [name='${name}']`);
    await tab.type(value);
  }
  await tab.run(() => document.querySelector<HTMLInputElement>("form [name='consent']:not(:checked)")?.click());
}

/** @returns what the fields hold */
export const typed = (tab: Tab, names: readonly string[] = Object.keys(TYPED)) =>
  tab.run(
    (wanted) =>
      Object.fromEntries(
        wanted.map((name) => [name, document.querySelector<HTMLInputElement>(`form [name='${name}']`)?.value]),
      ),
    names,
  );

export const alert = (tab: Tab) =>
  tab.run(() => {
    const box = document.querySelector("main [role=alert]");
    return box && { text: box.textContent, hasFocus: box === document.activeElement };
  });
