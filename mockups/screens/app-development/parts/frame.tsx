import type { ReactNode } from "react";
import { useLanguage } from "../../language";

/** A day on an invented trip through the Azores: what the phone knew before the ferry, and what it learns after it. */
export const WORDS = {
  ferry: ["Fähre nach Madalena", "Ferry to Madalena"],
  ferryText: ["ab Horta, Anleger 2", "from Horta, berth 2"],
  transfer: ["Transfer zum Hotel", "Transfer to the hotel"],
  transferText: ["Hafen, Ausgang links, Schild „Baía“", "Harbour, left exit, sign “Baía”"],
  room: ["Zimmer 214", "Room 214"],
} as const;

interface FrameProps {
  /** Whether the phone has a signal. */
  isOnline: boolean;
  /** What stands at the foot of the day. */
  foot: string;
  children: ReactNode;
}

/** The day's head with what the phone knows of the network, its stops, its foot. */
export function Frame({ isOnline, foot, children }: FrameProps) {
  const { t } = useLanguage();
  return (
    <div className="grid tall rows-auto-auto-1fr-auto">
      <header className="white padding-14-22-18 on-deep">
        <p className="flex between white above-22">
          <b>{isOnline ? "11:47" : "10:04"}</b> <Signal isOnline={isOnline} />
        </p>
        <p>{t("Drei Inseln · Tag 5 von 9", "Three islands · day 5 of 9")}</p>
        <h1 className="tight snug below-2 size-27 weight-750">
          {t("Mittwoch, 16. Juni 2027", "Wednesday 16 June 2027")}
        </h1>
      </header>
      <p className={`padding-10-22 ${isOnline ? "on-#cdeadf ink" : "on-#2f2a26 white"}`} role="status">
        <Signal isOnline={isOnline} />{" "}
        <b>
          {isOnline
            ? t("Wieder verbunden, 11:47 Uhr", "Back online, 11.47 am")
            : t("Kein Netz. Stand von 8:12 Uhr", "No signal. As of 8.12 am")}
        </b>
      </p>
      <main className="grid gap-14 packed padding-16-18-0">{children}</main>
      <footer className="soft size-14 padding-12-22-16 on-#efe9da">{foot}</footer>
    </div>
  );
}

function Signal({ isOnline }: { isOnline: boolean }) {
  return (
    <svg className="signal" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 21h3v-5H3zM9 21h3V12H9zM15 21h3V7h-3z" opacity={isOnline ? 1 : 0.35} />
      {!isOnline && <path d="M2 3.5 3.5 2 22 20.5 20.5 22z" />}
    </svg>
  );
}
