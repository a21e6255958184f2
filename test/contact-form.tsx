/** The contact form's section as tests meet it: with an endpoint, and what its page brings for it. */
import userEvent from "@testing-library/user-event";
import type { ContactFormView } from "../src/contact/contact-form-view";
import type { TOPICS } from "../src/contact/form-fields";
import type { Language } from "../src/i18n/languages";
import ContactFormSection from "../src/sections/contact-form/section";
import { renderIn } from "./render-page";
import { sampleView } from "./views";

export const ENDPOINT = "https://forms.example/f/1";
const POSITION = { name: "position", value: "C8 Java" };
const MESSAGE = "Unsere Buchungsstrecke ist zu langsam.";

/** @param endpoint where it is sent to; an empty text: nowhere */
export function contactSection(
  language: Language,
  endpoint = ENDPOINT,
  topic?: (typeof TOPICS)[number],
  more: Partial<ContactFormView> = {},
) {
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
  const fields = { type: "contact-form", id: "message", heading: "Nachricht", topic } as const;
  return <ContactFormSection section={fields} view={view} isLast={false} />;
}

export const renderForm = (...args: Parameters<typeof contactSection>) => renderIn(args[0], contactSection(...args));

/** @returns the field of this name. */
export const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`) as HTMLInputElement;

/** Fills in what is required, rightly. */
export async function fillIn(): Promise<void> {
  await userEvent.type(control("name"), "Kim Beispiel");
  await userEvent.type(control("email"), "kim@post.example");
  await userEvent.type(control("message"), MESSAGE);
  if (control("consent")) await userEvent.click(control("consent"));
}

export const send = () => userEvent.click(document.querySelector("form button") as Element);
