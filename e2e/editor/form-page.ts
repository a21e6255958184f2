/** The form as an editor meets it: German on the left, English on the right. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "../../src/i18n/languages";

export class FormPage {
  /** @param address the form's, up to `#` */
  constructor(
    readonly page: Page,
    readonly address: string,
  ) {}

  /** @param first the field that has to be there before anything is done */
  async open(entry: string, first = "title"): Promise<void> {
    await this.page.goto(this.address + entry);
    await expect(this.field(first).first()).toBeVisible();
  }

  /** @returns one language of the page; a file that has none is the whole form */
  pane(language: Language): Locator {
    return this.page.locator(`[data-mode="edit"][data-locale="${language}"]`);
  }

  /** @returns the inputs of a field, in German and in English where each has its own */
  field(name: string, within: Page | Locator = this.page): Locator {
    return within.locator(`[data-key-path="${name}"]`).locator("input:not([readonly]), textarea:not([readonly])");
  }

  /** Fields far below are made when they come near: scrolls until this one is there. */
  async reach(wanted: Locator, language: Language = "de"): Promise<Locator> {
    await this.page.mouse.move(language === "de" ? 300 : 1100, 500);
    await expect(async () => {
      if (!(await wanted.first().isVisible())) await this.page.mouse.wheel(0, 500);
      await expect(wanted.first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await wanted.first().scrollIntoViewIfNeeded();
    return wanted.first();
  }

  /** Opens a group of fields, which is closed at first where it has something in it. */
  async unfold(name: string, language: Language = "de"): Promise<void> {
    const group = await this.reach(this.pane(language).locator(`[data-key-path="${name}"]`), language);
    await group.getByRole("button", { name: "Expand", exact: true }).first().click();
  }

  /** @returns what the server answers */
  async save(): Promise<number> {
    const [response] = await Promise.all([
      this.page.waitForResponse((each) => each.url().endsWith("/api/save")),
      this.saveButton().click(),
    ]);
    return response.status();
  }

  /** Puts a section at the end of a page, by the beginning of its name in the menu. */
  async addSection(name: RegExp, language: Language): Promise<void> {
    const sections = this.pane(language).locator('[data-key-path="sections"]');
    // The CMS puts signs around the name that isolate it from right-to-left text.
    await (await this.reach(sections.getByRole("button", { name: /^Add .?Section/u }).last(), language)).click();
    await this.page.getByRole("menuitem", { name }).click();
  }

  saveButton(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true }).first();
  }

  /** @returns the dialog in which the server's sentences stand */
  said(): Locator {
    return this.page.getByRole("alertdialog").or(this.page.getByRole("dialog")).last();
  }
}
