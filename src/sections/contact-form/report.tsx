import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { type FieldName, ruleOf } from "../../contact/form-fields";
import { useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import * as css from "./report.module.css";
import type { Failure, FormState, FoundProblem } from "./submit";

interface ReportProps {
  form: string;
  state: FormState;
  /** The address to write to if the service fails. */
  email: string;
}

/** Renders the problems above the form. Its key is the number of reports, so each report takes the focus. */
export function Report({ form, state: { problems, failure }, email }: ReportProps) {
  if (failure) return <FailureNote failure={failure} email={email} />;
  return problems.length > 0 ? <Summary form={form} problems={problems} /> : null;
}

function Summary({ form, problems }: { form: string; problems: readonly FoundProblem[] }) {
  const text = useText();
  return (
    <Note title={text("form-summary.title", { count: problems.length })}>
      <p>{text("form-summary.kept")}</p>
      <ol>
        {problems.map((problem) => (
          <li key={problem.field}>
            <a href={`#${form}-${problem.field}`} onClick={focusTarget}>
              {text(fieldLabel(problem.field))}: {text(summaryMessage(problem))}
            </a>
          </li>
        ))}
      </ol>
    </Note>
  );
}

function summaryMessage({ field, code }: FoundProblem): MessageId {
  return field === "consent" ? "form-summary.unchecked" : `form-summary.${code}`;
}

/** Returns the name of a field in the summary: its label, except for the consent, whose label is a sentence. */
function fieldLabel(field: FieldName): MessageId {
  if (field === "position") return "board.position";
  return field === "consent" ? "form.consentName" : `form.${field}`;
}

/** Focuses the field without a new history entry, so that Back leaves the page. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function FailureNote({ failure, email }: { failure: Failure; email: string }) {
  const text = useText();
  const { formatMessage } = useIntl();
  const mail = (chunks: ReactNode) => <a href={`mailto:${email}`}>{chunks}</a>;
  return (
    <Note title={text(failure === "timeout" ? "form-failure.unsure" : "form-failure.title")}>
      <p>{text(`form-failure.${failure}`)}</p>
      <p>{formatMessage({ id: "form-failure.kept" satisfies MessageId }, { email, mail })}</p>
    </Note>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div className={css["report"]} role="alert" tabIndex={-1} ref={note}>
      <WarningSign />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}

/** Returns the sentence on how to correct a field (WCAG 2.2, 3.3.3), or a general one: an endpoint may find more. */
function errorMessage({ field, code }: FoundProblem, messages: object): MessageId {
  const own = `form-error.${field}-${code}`;
  if (own in messages) return own as MessageId;
  return code === "long" ? "form-error.long" : "form-error.rejected";
}

/** Renders the sentence at a field. @param id the `aria-describedby` of the field */
export function FieldError({ id, problem }: { id: string; problem: FoundProblem }) {
  const text = useText();
  const { messages } = useIntl();
  const { min = 0, max = 0 } = ruleOf(problem.field);
  return (
    <p className={css["error"]} id={id}>
      <WarningSign />
      <span>{text(errorMessage(problem, messages), { min, max, length: problem.length })}</span>
    </p>
  );
}

/** Draws an icon that only this form needs: those of src/components/icon are in the code of every page. */
function WarningSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3 22.5 21h-21zM12 9.5v5M12 16.5v2" />
    </svg>
  );
}
