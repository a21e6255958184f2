/** @jest-environment jsdom */
/** e2e/contact-form.spec.ts and e2e/application-form.spec.ts test the form in browsers. */
import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { listLinks } from "../../../test/rendered-text";
import { renderIn } from "../../../test/render-page";
import { starterSite } from "../../../test/starter";
import { sampleView } from "../../../test/views";
import ContactFormSection from "./section";

const CONFIRMATION = "/de/contactConfirmation/";

/** Renders the form. @param endpoint a URL, or "" for none */
function renderForm(endpoint: string) {
  const form = { name: "contact", confirmation: CONFIRMATION, privacy: "/de/privacy-policy/" } as const;
  const view = sampleView("de", {
    contactForms: { message: { ...form, hidden: [], ...(endpoint ? { endpoint } : {}) } },
  });
  const section = { type: "contact-form", id: "message", heading: "Nachricht" } as const;
  return renderIn("de", <ContactFormSection section={section} view={view} isLast={false} />).container;
}

const TYPED = { name: "Kim Beispiel", email: "kim@post.example", message: "Unsere Buchungsstrecke ist zu langsam." };

it("the section shows telephone and e-mail instead of the form if the site has no endpoint", () => {
  const container = renderForm("");
  const { phoneLink, email } = starterSite().company;
  expect(container.querySelector("form")).toBeNull();
  expect(listLinks(container).map(([, href]) => href)).toEqual([`tel:${phoneLink}`, `mailto:${email}`]);
});

it.each([
  ["https://forms.example/f/1", "manual"],
  ["/api/contact", "follow"],
])("the form follows redirects of its own host only: %s", async (endpoint, redirect) => {
  const response = { ok: false, status: 0, type: "opaqueredirect" } as Response;
  const post = jest.fn<Promise<Response>, [string, RequestInit]>(() => Promise.resolve(response));
  globalThis.fetch = post as never;
  const container = renderForm(endpoint);
  const find = (selector: string) => container.querySelector(`form ${selector}`) as Element;
  for (const [name, value] of Object.entries(TYPED)) await userEvent.type(find(`[name=${name}]`), value);
  await userEvent.click(find("[name=consent]"));
  await userEvent.click(find("button"));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(CONFIRMATION));
  expect(post.mock.calls[0]?.[1].redirect).toBe(redirect);
});
