import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Age } from "../../components/age/age";
import { ButtonLink } from "../../components/button-link/button-link";
import { formatLongDay } from "../../i18n/format";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { MessageId } from "../../i18n/messages";
import type { PageView } from "../../model/page-view";
import { APPLY_ID, ROUTES } from "../../model/views/routes";
import * as css from "./apply-now.module.css";

/** Renders a link for applications by e-mail, on a site without endpoint for the form. */
export function ApplyByMail({ view }: { view: PageView<"vacancy"> }) {
  const text = useText();
  const { company, language } = useLanguagePack();
  if (view.isPast) return <p className="lead">{text("apply.filled")}</p>;
  const subject = encodeURIComponent(`${view.content.code} ${view.label}`);
  return (
    <>
      <p className="lead">
        {text("apply.how")} <a href={`mailto:${company.careerEmail}?subject=${subject}`}>{company.careerEmail}</a>
      </p>
      <p>
        <a href={`/${language}${ROUTES.privacyOfApplicants}`}>{text("apply.privacy")}</a>
      </p>
    </>
  );
}

/** Renders a link to the form, the closing day, the contact person and the day of posting. */
export function ApplyNow({ view: { content, manager, isPast: isFilled } }: { view: PageView<"vacancy"> }) {
  const { posted, closes } = content;
  const text = useText();
  const intl = useIntl();
  const { phone, phoneLink } = useLanguagePack().company;
  const contact = (
    <>
      {manager}, <a href={`tel:${phoneLink}`}>{phone}</a>
    </>
  );
  const since = (
    <time className={css["posted"]} dateTime={posted}>
      {formatLongDay(intl, posted)}
      <Age day={posted} place="beside" />
    </time>
  );
  const facts: [term: MessageId, value: ReactNode][] = [
    ["vacancy.closes", closes && formatLongDay(intl, closes)],
    ["apply.questions", !isFilled && contact],
    ["vacancy.posted", since],
  ];
  return (
    <div className={css["apply"]}>
      {!isFilled && <ButtonLink to={`#${APPLY_ID}`}>{text("sign.apply")}</ButtonLink>}
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
