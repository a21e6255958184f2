import type { ReactNode } from "react";
import { RichText } from "../../components/prose/prose";
import type { SectionProps } from "../section-props";
import * as css from "./fragment.module.css";

type Finding = SectionProps<"finding">["section"];
type State = Finding["found"];

/** A piece of a screen in one of its states, what is heard of it, and what is to be said of it. */
export function Fragment({ state: { label, parts, said, text }, children }: { state: State; children?: ReactNode }) {
  return (
    <div className={css["state"]}>
      <h4>{label}</h4>
      <div className={css["screen"]}>
        {parts.map((part, index) => (
          <Part key={index} {...part} />
        ))}
      </div>
      {said && <p className={css["said"]}>{said}</p>}
      <RichText as="p" html={text} />
      {children}
    </div>
  );
}

/** Drawn, and no control: there is nothing to fill in. */
function Part({ as, text, mark }: State["parts"][number]) {
  return <span className={[css[as], mark && css[mark]].filter(Boolean).join(" ")}>{text}</span>;
}

/** What has been written to mend it; `id` names the line that says in which language. */
export function Code({ id, language, code }: Finding["remedy"] & { id: string }) {
  return (
    <>
      <p className={`${css["language"]} code`} id={id}>
        {language}
      </p>
      <pre tabIndex={0} role="region" aria-labelledby={id} translate="no">
        <code>{code.trimEnd()}</code>
      </pre>
    </>
  );
}
