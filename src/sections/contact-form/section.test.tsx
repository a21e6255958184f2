/** @jest-environment jsdom */
/** Behaviour in a browser: e2e/contact-form.spec.ts, e2e/application-form.spec.ts. */
import "@testing-library/jest-dom";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { renderToString } from "react-dom/server";
import type { ContactFormView } from "../../contact/contact-form-view";
import { FIELDS, FORMS, type FormName, ruleOf } from "../../contact/form-fields";
import { LanguageProvider } from "../../i18n/language-provider";
import { starterSite } from "../../../test/starter";
import { linksIn } from "../../../test/read";
import { renderIn } from "../../../test/render-page";
import { sampleView } from "../../../test/views";
import type { Language } from "../../i18n/languages";
import ContactFormSection from "./section";

const ENDPOINT = "https://forms.example/f/1";
const POSITION = { name: "position", value: "C8 Java" };
const MESSAGE = "Unsere Buchungsstrecke ist zu langsam.";

/** @param endpoint its address; empty for none */
function contactSection(language: Language, endpoint = ENDPOINT, more: Partial<ContactFormView> = {}) {
  const view = sampleView(language, {
    contactForms: {
      message: {
        name: "contact",
        ...(endpoint ? { endpoint } : {}),
        confirmation: `/${language}/contactConfirmation/`,
        privacy: `/${language}/privacy-policy/#contact`,
        hidden: [{ name: "lang", value: language }, ...(more.name === "application" ? [POSITION] : [])],
        ...more,
      },
    },
  });
  const fields = { type: "contact-form", id: "message", heading: "Nachricht" } as const;
  return <ContactFormSection section={fields} view={view} isLast={false} />;
}

const renderForm = (...args: Parameters<typeof contactSection>) => renderIn(args[0], contactSection(...args));

/** @returns the field of this name. */
const control = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`) as HTMLInputElement;

/** Fills in the required fields with valid values. */
async function fillIn(): Promise<void> {
  await userEvent.type(control("name"), "Kim Beispiel");
  await userEvent.type(control("email"), "kim@post.example");
  await userEvent.type(control("message"), MESSAGE);
  if (control("consent")) await userEvent.click(control("consent"));
}

const send = () => userEvent.click(document.querySelector("form button") as Element);

const NAMES = Object.keys(FORMS) as FormName[];
/** What a visitor fills in. */
const seen = (name: FormName) => FORMS[name].filter((field) => field !== "position");

it.each(NAMES)("without scripts the browser checks the form by the declared rules: %s", (name) => {
  const section = contactSection("de", ENDPOINT, { name });
  renderForm("de");
  cleanup();
  document.body.innerHTML = renderToString(<LanguageProvider language="de">{section}</LanguageProvider>);
  expect(document.querySelector("form")?.noValidate).toBe(false);
  const controls = [...document.querySelectorAll("form :is(input, textarea):not([type=hidden], [name^=_])")];
  expect(new Set(controls.map((each) => each.getAttribute("name")))).toEqual(new Set(seen(name)));
  for (const each of seen(name)) {
    const { kind, isRequired = false, min, autocomplete } = ruleOf(each);
    const field = control(each);
    expect([each, field.required, Boolean(field.checked)]).toEqual([each, isRequired, false]);
    // A browser would cut what is pasted, and say nothing.
    expect(field).not.toHaveAttribute("maxlength");
    if (min) expect(field).toHaveAttribute("minlength", String(min));
    if (autocomplete) expect(field).toHaveAttribute("autocomplete", autocomplete);
    expect(new RegExp(field.pattern ?? "", "v").test("a b")).toBe(kind !== "link");
  }
  document.body.replaceChildren();
});

it.each([
  ["de", /freiwillig/u, "contact"],
  ["en", /optional/u, "application"],
] as const)("what is optional is marked in %s, and nothing else", (language, mark, name) => {
  renderForm(language, ENDPOINT, { name });
  const marked = seen(name).filter((field) =>
    mark.test(control(field).closest("fieldset, div")?.querySelector("label, legend")?.textContent ?? ""),
  );
  expect(marked).toEqual(seen(name).filter((field) => !("isRequired" in FIELDS[field])));
});

it("an application that fails offers the address for applications, and says how long it is kept", async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: false, status: 503 } as Response)) as never;
  const { container } = renderForm("de", ENDPOINT, { name: "application", kept: "sechs Monate" });
  await fillIn();
  await send();
  const alert = await screen.findByRole("alert");
  expect(alert.querySelector("a")).toHaveAttribute("href", `mailto:${starterSite().company.careerEmail}`);
  expect(container.textContent).toContain("löschen sie sechs Monate nach der Entscheidung");
});

it("without an endpoint, telephone and e-mail take the form's place", () => {
  const { container } = renderForm("de", "");
  const { phoneLink, email } = starterSite().company;
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
