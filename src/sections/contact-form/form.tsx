import { useEffect, useRef } from "react";
import "../../components/button-link/button.css";
import { Icon } from "../../components/icon/icon";
import type { ContactFormView } from "../../model/page-view";
import { HIDDEN_FIELDS, type FieldName, type FormName, FORMS, type Topic } from "../../contact/form-fields";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import { Consent } from "./consent";
import * as css from "./section.module.css";
import { errorId, TextField } from "./text-field";
import { Topics } from "./topics";
import type { FormState } from "./submit";
import { useSubmission } from "./use-submission";

/** Messages beside the fields, by form. */
const MESSAGES = {
  contact: { send: "form.send", hint: "form.messageHint", reply: "ways.answer" },
  application: { send: "form.sendApplication", hint: "form.linesHint", reply: undefined },
} as const satisfies Record<FormName, Record<string, MessageId | undefined>>;

const HINTS: Partial<Record<FieldName, MessageId>> = {
  company: "form.companyHint",
  telephone: "form.telephoneHint",
  link: "form.linkHint",
};

interface ContactFormProps extends ContactFormView {
  /** The id of the section, with which ids of fields begin. */
  id: string;
  topic?: Topic | undefined;
}

/** Renders a form that works without scripts. Its fields are uncontrolled, so that hydration keeps their values. */
export function ContactForm({ id, topic, name, endpoint, confirmation, privacy, kept, hidden }: ContactFormProps) {
  const text = useText();
  const email = useLanguagePack().company[name === "contact" ? "email" : "careerEmail"];
  const form = useRef<HTMLFormElement>(null);
  const { state, report, prepare, submit } = useSubmission(confirmation);
  useEffect(() => {
    if (!form.current) return;
    // The site validates in the page's language.
    form.current.noValidate = true;
    // The button in the head of a product links to its topic.
    const { topic: choice } = form.current.elements as { topic?: RadioNodeList };
    if (choice && location.search) choice.value = location.search.slice("?topic=".length);
  }, []);
  const errorAt = (field: FieldName) => {
    const problem = state.problems.find((candidate) => candidate.field === field);
    return problem && report && <report.FieldError id={errorId(id, field)} problem={problem} />;
  };
  const fieldOf = (field: FieldName) => {
    const common = { form: id, error: errorAt(field) };
    if (field === "topic") return <Topics key={field} {...common} preset={topic} />;
    if (field === "consent") return <Consent key={field} {...common} privacy={privacy} />;
    // A hidden field has the position.
    if (field === "position") return null;
    const hint = field === "message" ? MESSAGES[name].hint : HINTS[field];
    return <TextField key={field} {...common} name={field} label={`form.${field}`} hint={hint} />;
  };
  return (
    <>
      {report && <report.Report key={state.reportCount} form={id} state={state} email={email} />}
      <form className={css["form"]} ref={form} method="post" action={endpoint} onSubmit={submit} onFocus={prepare}>
        <p className={`quiet ${css["full"]}`}>{text("form.requiredNote")}</p>
        {FORMS[name].map(fieldOf)}
        {name === "application" && (
          <p className={`quiet ${css["full"]}`}>
            {kept && `${text("form.applicationKept", { kept })} `}
            <a href={privacy} target="_blank">
              {text("form.privacy")}
            </a>
          </p>
        )}
        <Honeypot form={id} />
        {hidden.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <SendRow name={name} stage={state.stage} />
      </form>
    </>
  );
}

/** Renders a field for bots that fill in every field. CSS hides it from people. */
function Honeypot({ form }: { form: string }) {
  const text = useText();
  const id = `${form}-honeypot`;
  return (
    <p className={css["honeypot"]}>
      <label htmlFor={id}>{text("form.honeypot")}</label>
      <input id={id} type="text" name={HIDDEN_FIELDS.honeypot} tabIndex={-1} autoComplete="off" />
    </p>
  );
}

/** Renders the submit button. It keeps the focus while the form is being sent, so it is never `disabled`. */
function SendRow({ name, stage }: { name: FormName; stage: FormState["stage"] }) {
  const text = useText();
  const { send, reply } = MESSAGES[name];
  const isSending = stage !== "ready";
  return (
    <div className={`cluster ${css["full"]} ${css["send"]}`}>
      <button className="button" type="submit" aria-disabled={isSending || undefined}>
        {text(isSending ? "form.sending" : send)} <Icon name="arrow-right" />
      </button>
      {!isSending && reply && <p className="quiet">{text(reply)}</p>}
      <p className="quiet" role="status">
        {stage === "slow" ? text("form.slow") : ""}
      </p>
    </div>
  );
}
