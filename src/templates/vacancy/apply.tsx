import { useIntl } from "react-intl";
import { Age } from "../../components/age/age";
import { PriceTag } from "../../components/price-tag/price-tag";
import { formatLongDay } from "../../i18n/format";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { PageView } from "../../model/page-view";
import { APPLY_ID, ROUTES } from "../../model/views/routes";
import "../../sections/note.css";
import * as css from "./apply.module.css";

/** Renders a link for applications by e-mail, on a site without endpoint for the form. */
export function ApplyByMail({ view }: { view: PageView<"vacancy"> }) {
  const text = useText();
  const { language } = useLanguagePack();
  if (view.isPast) return <p className="lead">{text("apply.filled")}</p>;
  return (
    <>
      <p className="lead">{text("apply.how")}</p>
      <MailAddress view={view} />
      <p>
        <a href={`/${language}${ROUTES.privacyOfApplicants}`}>{text("apply.privacy")}</a>
      </p>
    </>
  );
}

/** Renders the address for applications. The subject has the code. */
export function MailAddress({ view }: { view: PageView<"vacancy"> }) {
  const text = useText();
  const { careerEmail } = useLanguagePack().company;
  const subject = encodeURIComponent(`${view.content.code} ${view.label}`);
  return (
    <p className="note">
      {text("apply.mail")} <a href={`mailto:${careerEmail}?subject=${subject}`}>{careerEmail}</a>
    </p>
  );
}

/** Renders the day of posting, and its age. */
export function PostingDate({ day }: { day: string }) {
  const intl = useIntl();
  return (
    <time className={css["posted"]} dateTime={day}>
      {formatLongDay(intl, day)}
      <Age day={day} place="below" />
    </time>
  );
}

/** Renders the pay, a link to the form, the closing day and the contact person. */
export function SalaryHead({ view: { content, manager, pay, isPast } }: { view: PageView<"vacancy"> }) {
  const { closes } = content;
  const text = useText();
  const intl = useIntl();
  const { company } = useLanguagePack();
  return (
    <PriceTag
      price={pay?.price ?? ""}
      terms={pay?.terms ?? ["", ""]}
      action={isPast ? undefined : { path: `#${APPLY_ID}`, label: text("sign.apply") }}
    >
      <dl className={`cluster ${css["apply"]}`}>
        {closes && (
          <div>
            <dt>{text("vacancy.closes")}</dt> <dd>{formatLongDay(intl, closes)}</dd>
          </div>
        )}
        {!isPast && (
          <div>
            <dt>{text("apply.questions")}</dt>{" "}
            <dd>
              {manager}, <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </PriceTag>
  );
}
