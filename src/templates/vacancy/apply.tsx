import { usePack, useText } from "../../i18n/language-provider";
import { ROUTES } from "../../model/views/routes";

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
