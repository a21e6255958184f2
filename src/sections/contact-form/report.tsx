import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { ruleOf } from "../../contact/form-fields";
import { useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import { nameOf, sentenceFor } from "./problem-texts";
import * as css from "./report.module.css";
import type { Failure, FormState, FoundProblem } from "./submit";

interface ReportProps {
  form: string;
  state: FormState;
  /** The way that is left where the service is away. */
  email: string;
}

/** What went wrong, above the form. It takes focus: it is keyed by the number of reports, so each is a new one. */
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
              {text(nameOf(problem.field))}: {text(summaryOf(problem))}
            </a>
          </li>
        ))}
      </ol>
    </Note>
  );
}

/** After the field's name: what is wrong, in a few words. */
function summaryOf({ field, code }: FoundProblem): MessageId {
  return field === "consent" ? "form-summary.unchecked" : `form-summary.${code}`;
}

/** The field, not only its place on the page; and the address stays as it is, so that Back leads back. */
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
  const kept: MessageId = "form-failure.kept";
  return (
    <Note title={text(failure === "timeout" ? "form-failure.unsure" : "form-failure.title")}>
      <p>{text(`form-failure.${failure}`)}</p>
      <p>{formatMessage({ id: kept }, { email, mail })}</p>
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

/** The sentence at a field. @param id what the field is described by */
export function FieldError({ id, problem: { field, code, length } }: { id: string; problem: FoundProblem }) {
  const text = useText();
  const { min = 0, max = 0 } = ruleOf(field);
  return (
    <p className={css["error"]} id={id}>
      <WarningSign />
      <span>{text(sentenceFor(field, code), { min, max, length })}</span>
    </p>
  );
}

/** On the grid of the icons (src/components/icon), but not one of them: those are in the code of every page. */
function WarningSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3 22.5 21h-21zM12 9.5v5M12 16.5v2" />
    </svg>
  );
}
