import { ruleOf } from "../../contact/form-fields";
import { useText } from "../../i18n/language-provider";
import { sentenceFor } from "./problem-texts";
import * as css from "./report.module.css";
import type { FoundProblem } from "./state";
import { WarningSign } from "./warning-sign";

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
