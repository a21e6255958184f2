import type { ReactNode } from "react";
import { type FieldName, LINK_PATTERN, ruleOf } from "../../contact/form-fields";
import { useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import * as css from "./section.module.css";

interface TextFieldProps {
  /** The id of the section, with which ids of fields begin. */
  form: string;
  name: FieldName;
  label: MessageId;
  hint?: MessageId | undefined;
  /** The error message, with the id `errorId`. */
  error?: ReactNode;
}

/** A link has the type "text": browsers reject a "url" without scheme, which few people type. */
const INPUTS = {
  email: { type: "email" },
  tel: { type: "tel" },
  link: { type: "text", inputMode: "url", autoCapitalize: "none", pattern: LINK_PATTERN.source },
} as const;

/** Renders label, hint, field and error message in this order. */
export function TextField({ form, name, label, hint, error }: TextFieldProps) {
  const text = useText();
  const { kind, isRequired, min, autocomplete } = ruleOf(name);
  const id = `${form}-${name}`;
  const describedBy = [hint && `${id}-hint`, error && errorId(form, name)].filter(Boolean).join(" ");
  const common = {
    id,
    name,
    required: isRequired,
    minLength: min,
    autoComplete: autocomplete,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
  return (
    <div className={`${css["field"]} ${css[kind] ?? ""}`}>
      <label htmlFor={id}>
        {text(label)}
        {!isRequired && <span className="quiet"> {text("form.optional")}</span>}
      </label>
      {hint && (
        <span className="quiet" id={`${id}-hint`}>
          {text(hint, { min: min ?? 0 })}
        </span>
      )}
      {kind === "text" ? (
        <textarea {...common} rows={6} />
      ) : (
        <input {...common} {...(INPUTS[kind as keyof typeof INPUTS] ?? { type: "text" })} />
      )}
      {error}
    </div>
  );
}

export const errorId = (form: string, name: FieldName) => `${form}-${name}-error`;
