import type { ReactNode } from "react";
import { type Pair, useLanguage } from "../../language";

const STREETS = [
  "M-100 336Q120 318 200 300T330 262 470 206 700 120",
  "M40 520Q70 400 60 300T110 90 130-90",
  "M150 440Q168 330 160 230T196 60 210-90",
  "M240 390Q246 310 262 240T300 50 320-90",
  "M330 390Q330 320 352 240T392 50 410-90",
  "M420 370Q420 300 446 220T480 30 490-90",
  "M510 325Q510 250 540 180T570 20 580-90",
  "M-100 238Q100 222 250 190T610 90 700 70",
  "M-100 396Q170 372 250 352T420 330 600 250 700 220",
];

const LANES = [
  "M110 318 104 224M206 299 212 198M296 275 282 346M310 268 312 345M384 242 378 336M470 206 466 320M402 232 404 152",
  "M62 280 164 268M160 262 258 246M262 240 352 240M340 290 424 278M446 222 526 196M176 150 286 122M280 156 376 130M372 160 462 138M452 160 548 132",
  "M500 225 506 150M330 176 336 230M232 194 240 128M126 150 128 222M180 196 176 160M462 100 558 78",
];

const LABELS: readonly (readonly [x: number, y: number, name: Pair, kind?: "sea"])[] = [
  [309, 237, ["Rathaus", "Town hall"]],
  [190, 215, ["Wallanlagen", "Castle Green"]],
  [112, 474, ["Außenhafen", "Outer Harbour"], "sea"],
  [505, 376, ["Badestrand", "Bathing beach"], "sea"],
];

/** A harbour town, drawn for this screen; what is on it comes as children, in units of 600 by 520: `ground` lies below the streets. */
export function Town({ box, ground, children }: { box: string; ground?: ReactNode; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <svg
      className="town stretch tall"
      viewBox={box}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t("Stadtplan von Altenhafen", "Street map of Porthlowen")}
    >
      <path d="M-100-100h800v800h-800z" fill="#e9e7dd" />
      <path d="M60 60h120v90H70zM430 380 480 350l60-8 30 30-40 40z" fill="#cfe0bd" />
      <path d="M180 196q40-30 86-22l-6 60q-40 20-84 8z" fill="#cfe0bd" />
      {ground}
      <g fill="none" stroke="#fff">
        <path d={STREETS.join("")} strokeWidth="8" />
        <path d={LANES.join("")} strokeWidth="4.5" />
      </g>
      <path
        d="M-100 436Q90 410 172 432L205 402l28 6 6-26 62-8 12 26 40-10q68-16 98-58t86-36 163-38v500H-100z"
        fill="#b4d8e3"
      />
      <path d="M452 366q50-30 148-52" stroke="#f0dfae" strokeWidth="9" fill="none" />
      <path d="M312 396 330 452" stroke="#8d8a80" strokeWidth="7" />
      <path d="M332 456Q420 480 700 470" stroke="#5d93a6" strokeWidth="2" strokeDasharray="7 6" fill="none" />
      <path id="bypass" d="M-100 140Q120 90 300 74T700 -20" stroke="#d9a94a" strokeWidth="15" fill="none" />
      <path d="M-100 140Q120 90 300 74T700 -20" stroke="#f7d98f" strokeWidth="11" fill="none" />
      <path d="M272 222h30v20h-30z" fill="#b9b2a0" />
      <g className="labels">
        <text dy="4">
          <textPath href="#bypass" startOffset="33%">
            {t("Umgehungsstraße", "Bypass")}
          </textPath>
        </text>
        {LABELS.map(([x, y, name, kind]) => (
          <text key={x} x={x} y={y} className={kind}>
            {t(...name)}
          </text>
        ))}
      </g>
      {children}
    </svg>
  );
}
