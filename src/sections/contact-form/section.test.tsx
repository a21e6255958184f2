/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { renderToString } from "react-dom/server";
import { FIELD_NAMES, FIELDS } from "../../contact/form-fields";
import { LanguageProvider } from "../../i18n/language-provider";
import { contactSection, control, ENDPOINT, fillIn, renderForm, send } from "../../../test/contact-form";
import { fixtureSite } from "../../../test/fixture";
import { linksIn } from "../../../test/read";

/** What becomes of a message is tried in a browser: e2e/contact-form.spec.ts. */

it("without scripts the browser checks the form by the declared rules", () => {
  renderForm("de");
  cleanup();
  document.body.innerHTML = renderToString(<LanguageProvider language="de">{contactSection("de")}</LanguageProvider>);
  expect(document.querySelector("form")?.noValidate).toBe(false);
  for (const [name, rule] of Object.entries(FIELDS)) {
    const field = control(name);
    expect([name, field.required]).toEqual([name, "isRequired" in rule]);
    // A browser would cut what is pasted, and say nothing.
    expect(field).not.toHaveAttribute("maxlength");
    if ("min" in rule) expect(field).toHaveAttribute("minlength", String(rule.min));
    if ("autocomplete" in rule) expect(field).toHaveAttribute("autocomplete", rule.autocomplete);
  }
  expect(control("consent")).not.toBeChecked();
  document.body.replaceChildren();
});

it.each([
  ["de", /freiwillig/u],
  ["en", /optional/u],
] as const)("what is optional is marked in %s, and nothing else", (language, mark) => {
  renderForm(language);
  const marked = FIELD_NAMES.filter((name) =>
    mark.test(control(name).closest("fieldset, div")?.querySelector("label, legend")?.textContent ?? ""),
  );
  expect(marked).toEqual(FIELD_NAMES.filter((name) => !("isRequired" in FIELDS[name])));
});

it("without an endpoint, telephone and e-mail take the form's place", () => {
  const { container } = renderForm("de", "");
  const { phoneLink, email } = fixtureSite().company;
  expect(container.querySelector("form")).toBeNull();
  expect(linksIn(container).map(([, href]) => href)).toEqual([`tel:${phoneLink}`, `mailto:${email}`]);
});

it("a pasted text that is too long is told with its length, and stays whole", async () => {
  renderForm("de");
  const { max } = FIELDS.message;
  await userEvent.click(control("message"));
  await userEvent.paste("x".repeat(max + 1));
  await send();
  expect(await screen.findByText(/Hier ist Platz für/u)).toHaveTextContent("5.000 Zeichen, es sind 5.001");
  expect(control("message").value).toHaveLength(max + 1);
});

it.each([
  [ENDPOINT, "manual"],
  ["/api/contact", "follow"],
])("a redirect is followed only where the page may read what is behind it: %s", async (endpoint, redirect) => {
  const answer = { ok: false, status: 0, type: "opaqueredirect" } as Response;
  const post = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.resolve(answer));
  globalThis.fetch = post as never;
  renderForm("de", endpoint);
  await fillIn();
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/de/contactConfirmation/"));
  expect(post.mock.calls[0]?.[1].redirect).toBe(redirect);
});
