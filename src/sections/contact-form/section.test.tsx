/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { renderToString } from "react-dom/server";
import { compileMessages, isForForms, readMessages } from "../../build/language-packs";
import { FIELD_NAMES, FIELDS, TOPICS } from "../../contact/form-fields";
import { LanguageProvider } from "../../languages/language-provider";
import type { Language } from "../../languages/languages";
import { linksIn } from "../../testing/read";
import { realSite, renderIn } from "../../testing/render-page";
import { sampleView } from "../../testing/views";
import { ContactFormSection } from "./section";

const { company } = realSite();
const ENDPOINT = "https://forms.example/f/1";
const MESSAGE = "Unsere Buchungsstrecke ist zu langsam.";

function section(language: Language, endpoint: string | undefined = ENDPOINT, topic?: (typeof TOPICS)[number]) {
  const view = sampleView(language, {
    contactForm: {
      ...(endpoint ? { endpoint } : {}),
      confirmation: `/${language}/contactConfirmation/`,
      privacy: `/${language}/privacy-policy/#contact`,
      hidden: [{ name: "lang", value: language }],
      messages: compileMessages(readMessages(language), isForForms),
    },
  });
  const fields = { type: "contact-form", id: "message", heading: "Nachricht", topic } as const;
  return <ContactFormSection section={fields} view={view} isLast={false} />;
}

const renderForm = (...args: Parameters<typeof section>) => renderIn(args[0], section(...args));
const control = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`) as HTMLInputElement;
const answer = (status: number, body: unknown = {}) =>
  ({ ok: status < 300, status, type: "cors", text: () => Promise.resolve(JSON.stringify(body)) }) as Response;

const post = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  globalThis.fetch = post as never;
  post.mockReset().mockResolvedValue(answer(200));
  jest.mocked(navigate).mockReset();
});

async function fillIn(): Promise<void> {
  await userEvent.type(control("name"), "Kim Beispiel");
  await userEvent.type(control("email"), "kim@post.example");
  await userEvent.type(control("message"), MESSAGE);
  await userEvent.click(control("consent"));
}

const send = () => userEvent.click(document.querySelector("form button") as Element);

describe("the markup of the form", () => {
  it("lets the browser check and send it as it stands, by the declared rules", () => {
    renderForm("de");
    cleanup();
    document.body.innerHTML = renderToString(<LanguageProvider language="de">{section("de")}</LanguageProvider>);
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

describe("a form that is right", () => {
  it("is sent once, urlencoded, and leads to the confirmation", async () => {
    renderForm("en");
    await fillIn();
    let received: (response: Response) => void = () => undefined;
    post.mockReturnValueOnce(new Promise((resolve) => (received = resolve)));
    await send();
    const button = await screen.findByRole("button", { name: "Sending …" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
    fireEvent.submit(document.querySelector("form") as Element);
    received(answer(200));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/en/contactConfirmation/"));
    await userEvent.click(button);
    expect(post).toHaveBeenCalledTimes(1);
    const [url, init] = post.mock.calls[0] ?? [];
    expect([url, init?.method, init?.headers]).toEqual([ENDPOINT, "POST", { Accept: "application/json" }]);
    expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
      message: MESSAGE,
      lang: "en",
      _gotcha: "",
    });
  });

  it.each([
    [ENDPOINT, "manual"],
    ["/api/contact", "follow"],
  ])("follows a redirect only where the page may read what is behind it: %s", async (endpoint, redirect) => {
    renderForm("de", endpoint);
    await fillIn();
    post.mockResolvedValueOnce({ ok: false, status: 0, type: "opaqueredirect" } as Response);
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(post.mock.calls[0]?.[1].redirect).toBe(redirect);
  });

  it.each([
    ["a field refused", answer(422, { errors: [{ field: "email", code: "x" }] }), /E-Mail: Die Angabe wurde nicht/u],
    ["no field named", answer(400), /Empfangsstelle hat die Nachricht nicht angenommen/u],
    ["too many", answer(429), /zu viele Nachrichten/u],
    ["a fault", answer(503), /auf unserer Seite ein Fehler/u],
    ["no connection", new TypeError("Failed to fetch"), /Verbindung zur Empfangsstelle/u],
  ])("keeps everything and can be sent again after: %s", async (_what, outcome, sentence) => {
    renderForm("de");
    await fillIn();
    if (outcome instanceof Error) post.mockRejectedValueOnce(outcome);
    else post.mockResolvedValueOnce(outcome);
    await send();
    const report = await screen.findByRole("alert");
    expect(report).toHaveTextContent(sentence);
    await waitFor(() => expect(report).toHaveFocus());
    expect([control("message").value, control("consent").checked]).toEqual([MESSAGE, true]);
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(post).toHaveBeenCalledTimes(2);
  });
});
