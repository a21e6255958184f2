import { useEffect, useRef } from "react";
import { Icon } from "../../components/icon/icon";
import type { ContactFormView } from "../../contact/contact-form-view";
import { BESIDES, type FieldName, type Topic } from "../../contact/form-fields";
import { useText } from "../../i18n/language-provider";
import { Consent } from "./consent";
import * as css from "./section.module.css";
import { errorId, TextField } from "./text-field";
import { Topics } from "./topics";
import { useSubmission } from "./use-submission";

interface ContactFormProps {
  /** The id of the section: ids of the form's parts begin with it. */
  id: string;
  topic: Topic | undefined;
  form: ContactFormView & { endpoint: string };
}

/**
 * A form that the browser checks and sends by itself. Once React is here, the site says what is wrong, in the page's
 * language. No value is React's: what somebody types stays as it is.
 */
export function ContactForm({ id, topic, form: { endpoint, confirmation, privacy, hidden } }: ContactFormProps) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const { state, behaviour, prepare, submit } = useSubmission(confirmation);
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  const errorAt = (field: FieldName) => {
    const problem = state.problems.find((candidate) => candidate.field === field);
    return behaviour && problem && <behaviour.FieldError id={errorId(id, field)} problem={problem} />;
  };
  return (
    <>
      {behaviour && <behaviour.Report key={state.reports} form={id} state={state} />}
      <form className={css["form"]} ref={form} method="post" action={endpoint} onSubmit={submit} onFocus={prepare}>
        <p className={css["full"]}>{text("form.requiredNote")}</p>
        <TextField form={id} name="name" label="form.name" error={errorAt("name")} />
        <TextField form={id} name="email" label="form.email" error={errorAt("email")} />
        <TextField form={id} name="company" label="form.company" hint="form.companyHint" error={errorAt("company")} />
        <TextField
          form={id}
          name="telephone"
          label="form.telephone"
          hint="form.telephoneHint"
          error={errorAt("telephone")}
        />
        <Topics form={id} preset={topic} error={errorAt("topic")} />
        <TextField form={id} name="message" label="form.message" hint="form.messageHint" error={errorAt("message")} />
        <Consent form={id} privacy={privacy} error={errorAt("consent")} />
        <Trap form={id} />
        {hidden.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <SendRow stage={state.stage} />
      </form>
    </>
  );
}

/** Filled in by programs that fill in everything; the style sheet hides it from everybody else. */
function Trap({ form }: { form: string }) {
  const text = useText();
  const id = `${form}-trap`;
  return (
    <p className={css["trap"]}>
      <label htmlFor={id}>{text("form.trap")}</label>
      <input id={id} type="text" name={BESIDES.trap} tabIndex={-1} autoComplete="off" />
    </p>
  );
}

/** The button stays where the focus is: while the form is being sent it says so, and a press does nothing. */
function SendRow({ stage }: { stage: "ready" | "sending" | "slow" }) {
  const text = useText();
  const isSending = stage !== "ready";
  return (
    <div className={`${css["full"]} ${css["send"]}`}>
      <button type="submit" aria-disabled={isSending || undefined}>
        {text(isSending ? "form.sending" : "form.send")} <Icon name="arrow-right" />
      </button>
      {!isSending && <p>{text("ways.answer")}</p>}
      <p role="status">{stage === "slow" ? text("form.slow") : ""}</p>
    </div>
  );
}
