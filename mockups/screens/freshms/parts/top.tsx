import { useLanguage } from "../../language";

/** The bar across every screen of FreshMS: its name, its areas, who is at work. */
export function Top({ area, note }: { area: 0 | 1 | 2 | 3; note: string }) {
  const { t } = useLanguage();
  const areas = t(["Häuser", "Rundreisen", "Lücken", "Ausgaben"], ["Properties", "Tours", "Gaps", "Outputs"]);
  return (
    <header className="row white gap-14 height-52 padding-0-20 on-ink">
      <span className="row bold tight size-17 gap-9">
        <svg className="width-22" viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="10" fill="#f5b90f" />
          <path d="M1 13a10 10 0 0 0 20 0z" fill="#1f9b6e" />
        </svg>
        FreshMS
      </span>
      <nav className="flex gap-4 after-14" aria-label={t("Bereiche", "Areas")}>
        {areas.map((name, index) => (
          <a
            className={`undecorated corner-6 padding-5-11 ${index === area ? "on-#35443b white semibold" : "in-#c9d6ce"}`}
            key={name}
            href="#area"
            aria-current={index === area ? "page" : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <span className="row size-14 gap-12 push in-#c9d6ce">
        {note} <span className="grid ink bold size-13 round centre width-30 height-30 on-sun">{t("MK", "HB")}</span>
      </span>
    </header>
  );
}
