import { useLanguagePack, useText } from "../../i18n/language-provider";
import { SectionFrame, type SectionProps } from "../section-frame";
import { ContactForm } from "./form";
// The section loads these styles, so that an error has them when it appears.
import "./report.module.css";

/** Renders the form, or telephone and e-mail without an endpoint. @throws if the page lacks the data of the form */
export default function ContactFormSection({ section, view, isLast }: SectionProps<"contact-form">) {
  const text = useText();
  const { company } = useLanguagePack();
  const { id, topic } = section;
  const contactForm = view.contactForms?.[id];
  if (!contactForm) throw new Error(`contactForms.${id} - is missing - add it in src/site/page-view/contact-form.ts`);
  return (
    <SectionFrame section={section} isLast={isLast}>
      {contactForm.endpoint ? (
        <ContactForm id={id} topic={topic} {...contactForm} />
      ) : (
        <p className="lead">
          {text("form.unavailable")} <a href={`tel:${company.phoneLink}`}>{company.phone}</a>,{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      )}
    </SectionFrame>
  );
}
