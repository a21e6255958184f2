import { useLanguage } from "../../language";

/** The bar across every screen of FreshMS: its name, its areas, who is at work. */
export function Top({ area, note }: { area: 0 | 1 | 2 | 3; note: string }) {
  const { t } = useLanguage();
  const areas = t(["Häuser", "Rundreisen", "Lücken", "Ausgaben"], ["Properties", "Tours", "Gaps", "Outputs"]);
  return (
    <header className="top row white gap-14">
      <span className="brand row bold tight size-17 gap-9">
        <svg viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="10" fill="#f5b90f" />
          <path d="M1 13a10 10 0 0 0 20 0z" fill="#1f9b6e" />
        </svg>
        FreshMS
      </span>
      <nav className="flex gap-4" aria-label={t("Bereiche", "Areas")}>
        {areas.map((name, index) => (
          <a className="corner-6" key={name} href="#area" aria-current={index === area ? "page" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <span className="who row size-14 gap-12 push">
        {note} <span className="initials grid ink bold size-13 round centre">{t("MK", "HB")}</span>
      </span>
    </header>
  );
}
