import type { ReactNode } from "react";
import { CONSENT_GIVEN } from "../../contact/form-fields";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import * as css from "./section.module.css";
import { errorId } from "./text-field";

/** Renders the required checkbox, never checked in advance (GDPR, Articles 6(1)(a) and 7). Its link keeps the form. */
export function Consent({ form, privacy, error }: { form: string; privacy: string; error: ReactNode }) {
  const text = useText();
  const { company } = useLanguagePack();
  const id = `${form}-consent`;
  return (
    <div className={`${css["field"]} ${css["full"]}`}>
      <div className={css["check"]}>
        <input
          type="checkbox"
          id={id}
          name="consent"
          value={CONSENT_GIVEN}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId(form, "consent") : undefined}
        />
        <p>
          <label htmlFor={id}>{text("form.consent", { name: company.name })}</label>{" "}
          <a href={privacy} target="_blank">
            {text("form.privacy")}
          </a>
        </p>
      </div>
      {error}
    </div>
  );
}
