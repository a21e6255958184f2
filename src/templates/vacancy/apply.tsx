import { createElement, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/button-link/button-link";
import { longDay } from "../../i18n/format";
import { usePack, useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import type { PageView } from "../../model/page-view";
import { ROUTES } from "../../model/views/routes";
import { componentOf } from "../../sections/load-sections";
import { SignSection } from "../parts/sign-section";
import * as css from "./apply-now.module.css";

interface ApplyProps {
  code: string;
  title: string;
  isFilled: boolean;
}

/** The contact form's section as an application, where the build has somewhere to send it; else how to apply by e-mail. */
export function ApplySection({ view }: { view: PageView<"vacancy"> }) {
  const text = useText();
  const { applicationForm: form, content, label, isPast } = view;
  if (!form) {
    return (
      <SignSection id="apply" sign="sign.apply">
        <Apply code={content.code} title={label} isFilled={isPast} />
      </SignSection>
    );
  }
  const section = { type: "contact-form", id: "apply", heading: text("sign.apply"), text: text("apply.how") } as const;
  return createElement(componentOf(section), { section, view: { ...view, contactForm: form }, isLast: false });
}

/** How to apply by e-mail, with the code in the subject. */
function Apply({ code, title, isFilled }: ApplyProps) {
  const text = useText();
  const { company, language } = usePack();
  if (isFilled) return <p className="lead">{text("apply.filled")}</p>;
  return (
    <>
      <p className="lead">
        {text("apply.how")}{" "}
        <a href={`mailto:${company.careerEmail}?subject=${encodeURIComponent(`${code} ${title}`)}`}>
          {company.careerEmail}
        </a>
      </p>
      <p>
        <a href={`/${language}${ROUTES.privacyOfApplicants}`}>{text("apply.privacy")}</a>
      </p>
    </>
  );
}

interface ApplyNowProps {
  vacancy: Pick<PageView<"vacancy">["content"], "hours" | "posted" | "closes">;
  isFilled: boolean;
}

/** In the head of a vacancy: the way to apply, the hours, until when, since when it has been out, and whom to ask. */
export function ApplyNow({ vacancy: { hours, posted, closes }, isFilled }: ApplyNowProps) {
  const text = useText();
  const intl = useIntl();
  const { manager, phone, phoneLink } = usePack().company;
  const contact = (
    <>
      {manager}, <a href={`tel:${phoneLink}`}>{phone}</a>
    </>
  );
  const facts: [term: MessageId, value: ReactNode][] = [
    ["vacancy.hours", text("vacancy.hoursRange", hours)],
    ["vacancy.closes", closes && longDay(intl, closes)],
    ["vacancy.posted", longDay(intl, posted)],
    ["apply.questions", !isFilled && contact],
  ];
  return (
    <div className={css["apply"]}>
      {!isFilled && <ButtonLink to="#apply">{text("sign.apply")}</ButtonLink>}
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{text(term)}</dt> <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
