import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/button-link/button-link";
import { longDay } from "../../i18n/format";
import { usePack, useText } from "../../i18n/language-provider";
import { ROUTES } from "../../model/views/routes";
import * as css from "./apply-now.module.css";

interface ApplyProps {
  code: string;
  title: string;
  isFilled: boolean;
}

/** How to apply: by e-mail, with the code in the subject. */
export function Apply({ code, title, isFilled }: ApplyProps) {
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
  posted: string;
  closes: string | undefined;
  isFilled: boolean;
}

/** In the head of a vacancy: the way to apply, until when, and since when the vacancy has been out. */
export function ApplyNow({ posted, closes, isFilled }: ApplyNowProps) {
  const text = useText();
  const intl = useIntl();
  const days = [
    ...(closes ? [{ term: text("vacancy.closes"), day: closes }] : []),
    { term: text("vacancy.posted"), day: posted },
  ];
  return (
    <div className={css["apply"]}>
      {!isFilled && <ButtonLink to="#apply">{text("sign.apply")}</ButtonLink>}
      <dl>
        {days.map(({ term, day }) => (
          <div key={term}>
            <dt>{term}</dt> <dd>{longDay(intl, day)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
