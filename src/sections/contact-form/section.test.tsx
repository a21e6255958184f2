/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { FIELD_NAMES, FIELDS } from "../../contact/form-fields";
import { LanguageProvider } from "../../i18n/language-provider";
import { contactSection, control, ENDPOINT, renderForm, send } from "../../../test/contact-form";
import { linksIn } from "../../../test/read";
import { fixtureSite } from "../../../test/fixture";

const { company } = fixtureSite();
const post = jest.fn();

beforeEach(() => {
  globalThis.fetch = post;
});

describe("the markup of the form", () => {
  it("lets the browser check and send it as it stands, by the declared rules", () => {
    renderForm("de");
    cleanup();
    document.body.innerHTML = renderToString(<LanguageProvider language="de">{contactSection("de")}</LanguageProvider>);
    const form = document.querySelector("form");
    expect([form?.method, form?.action, form?.noValidate]).toEqual(["post", ENDPOINT, false]);
    for (const [name, rule] of Object.entries(FIELDS)) {
      const field = control(name);
      expect([name, field.required]).toEqual([name, "isRequired" in rule]);
      if ("max" in rule) expect(field).toHaveAttribute("maxlength", String(rule.max));
      if ("min" in rule) expect(field).toHaveAttribute("minlength", String(rule.min));
      if ("autocomplete" in rule) expect(field).toHaveAttribute("autocomplete", rule.autocomplete);
      expect(field.labels).toHaveLength(1);
    }
    expect([control("email").type, control("telephone").type, control("consent").type]).toEqual([
      "email",
      "tel",
      "checkbox",
    ]);
    expect(control("consent")).not.toBeChecked();
    expect(control("_gotcha").labels?.[0]).toHaveTextContent("Bitte lassen Sie dieses Feld leer");
    expect(control("lang").value).toBe("de");
    document.body.replaceChildren();
  });

  it.each([
    ["de", /freiwillig/u],
    ["en", /optional/u],
  ] as const)("marks in %s what is optional, and nothing else", (language, mark) => {
    renderForm(language);
    const marked = FIELD_NAMES.filter((name) =>
      mark.test(control(name).closest("fieldset, div")?.querySelector("label, legend")?.textContent ?? ""),
    );
    expect(marked).toEqual(FIELD_NAMES.filter((name) => !("isRequired" in FIELDS[name])));
  });

  it("presets the topic that the page says, else none", () => {
    const chosen = () => document.querySelector<HTMLInputElement>("[name=topic]:checked")?.value;
    renderForm("de");
    expect(chosen()).toBeUndefined();
    cleanup();
    renderForm("de", ENDPOINT, "product");
    expect(chosen()).toBe("product");
  });
});

it("without an endpoint, telephone and e-mail take its place", () => {
  const { container } = renderForm("de", "");
  expect(container.querySelector("form")).toBeNull();
  expect(linksIn(container).map(([, href]) => href)).toEqual([`tel:${company.phoneLink}`, `mailto:${company.email}`]);
});

describe("a form that is not right", () => {
  it("is not sent: a report above it counts, leads to the fields, and has focus", async () => {
    renderForm("de");
    await userEvent.type(control("email"), "kim@");
    await send();
    const report = await screen.findByRole("alert");
    await waitFor(() => expect(report).toHaveFocus());
    expect(report).toHaveTextContent("Vier Angaben fehlen noch");
    expect(linksIn(report)).toEqual([
      ["Name: Das Feld ist leer", "#message-name"],
      ["E-Mail: Der Teil hinter dem @ fehlt", "#message-email"],
      ["Nachricht: Das Feld ist leer", "#message-message"],
      ["Einwilligung: Das Häkchen fehlt", "#message-consent"],
    ]);
    await userEvent.click(screen.getByText(/^E-Mail: /u));
    expect(control("email")).toHaveFocus();
    expect(control("email")).toHaveValue("kim@");
    expect(post).not.toHaveBeenCalled();
  });

  it("says that a pasted text is too long, and keeps all of it", async () => {
    renderForm("de");
    const { max } = FIELDS.message;
    await userEvent.click(control("message"));
    await waitFor(() => expect(control("message")).not.toHaveAttribute("maxlength"));
    await userEvent.paste("x".repeat(max + 1));
    await send();
    expect(await screen.findByText(/Hier ist Platz für/u)).toHaveTextContent("5.000 Zeichen, es sind 5.001");
    expect(control("message").value).toHaveLength(max + 1);
  });

  it("describes each field by its sentence, and by its hint too", async () => {
    renderForm("en");
    await userEvent.type(control("message"), "Hello");
    await send();
    await screen.findByRole("alert");
    const { min } = FIELDS.message;
    expect(control("message")).toHaveAccessibleDescription(
      `What is there now, what should be different, and by when? English or German, at least ${min} characters. Please write at least ${min} characters; so far there are 5. One whole sentence will do.`,
    );
    const invalid = FIELD_NAMES.filter((name) => control(name).getAttribute("aria-invalid") === "true");
    expect(invalid).toEqual(["name", "email", "message", "consent"]);
    expect(control("company")).not.toHaveAttribute("aria-invalid");
  });
});
