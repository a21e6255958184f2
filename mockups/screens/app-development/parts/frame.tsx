import type { ReactNode } from "react";
import type { ScreenLanguage } from "../../screen";
import { WORDS } from "../words";

interface FrameProps {
  language: ScreenLanguage;
  /** Whether the phone has a signal. */
  isOnline: boolean;
  /** What stands at the foot of the day. */
  foot: string;
  children: ReactNode;
}

/** The day's head with what the phone knows of the network, its stops, its foot. */
export function Frame({ language, isOnline, foot, children }: FrameProps) {
  const words = WORDS[language];
  return (
    <div className="day">
      <header>
        <p className="clock">
          <b>{isOnline ? "11:47" : "10:04"}</b> <Signal isOnline={isOnline} />
        </p>
        <p>{words.trip}</p>
        <h1>{words.day}</h1>
      </header>
      <p className={isOnline ? "net on" : "net"} role="status">
        <Signal isOnline={isOnline} /> <b>{isOnline ? words.online : words.offline}</b>
      </p>
      <main>{children}</main>
      <footer>{foot}</footer>
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
