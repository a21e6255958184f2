import type { ReactNode } from "react";
import { Picture, type PictureData } from "../picture/picture";
import { RichText } from "../prose/prose";
import * as calloutsCss from "./callouts.module.css";
import * as css from "./screens.module.css";

/** A screen as a page's data carries it: its picture, and what to look at, each with its place in per cent. */
export interface ScreenData extends PictureData {
  callouts?: readonly { at: readonly number[]; text: string }[];
}

/** How several stand: a phone over the corner of a window, in a row, each for itself below the other. */
export type Arrangement = "pair" | "row" | undefined;

interface ScreensProps {
  screens: readonly ScreenData[];
  as?: Arrangement;
  /** At the head of a page: as wide as that, cut off below, without callouts. */
  isHead?: boolean;
  /** What is said of them: above the first, or beside it where there is room. */
  children?: ReactNode;
}

/** Screens at work: windows and phones in frames, numbered, and beside or below them what to look at. */
export function Screens({ screens, as, isHead = false, children }: ScreensProps) {
  const groups = as || isHead ? [screens] : screens.map((screen) => [screen]);
  const arrangement = (as ?? (screens.length === 1 ? undefined : isHead && arrangementOf(screens))) || "single";
  return groups.map((group, index) => (
    <figure
      key={index}
      className={`${css[arrangement]} ${css[isHead ? "head" : group.length > BESIDE_WORDS ? "across" : "beside"]}`}
    >
      {index === 0 && children && <div className={css["words"]}>{children}</div>}
      <div className={css["frames"]}>
        {group.map((screen, at) => (
          <Frame
            key={at}
            screen={screen}
            from={countBefore(group, at)}
            sizes={isPhone(screen) ? PHONE : isHead ? WINDOW_IN_HEAD : WINDOW}
            isCovered={arrangement === "pair" && !isPhone(screen)}
          />
        ))}
      </div>
      <Callouts texts={group.flatMap(({ callouts = [] }) => callouts.map(({ text }) => text))} />
    </figure>
  ));
}

/** As many have room beside what is said of them. */
const BESIDE_WORDS = 2;

/** An upright screen is a phone's. */
const isPhone = ({ image }: ScreenData) => image !== undefined && image.height > image.width;

const arrangementOf = (screens: readonly ScreenData[]): Arrangement => (screens.every(isPhone) ? "row" : "pair");

const countBefore = (group: readonly ScreenData[], at: number) =>
  group.slice(0, at).reduce((count, { callouts = [] }) => count + callouts.length, 0);

const PHONE = "(min-width: 64rem) 20vw, 68vw";
const WINDOW = "(min-width: 48rem) 57vw, 82vw";
const WINDOW_IN_HEAD = "(min-width: 48rem) 86vw, 82vw";

interface FrameProps {
  screen: ScreenData;
  /** How many numbers stand before its own. */
  from: number;
  sizes: string;
  /** Whether a phone lies over its right edge. */
  isCovered: boolean;
}

function Frame({ screen, from, isCovered, ...shown }: FrameProps) {
  const { callouts = [] } = screen;
  return (
    <div className={css[isPhone(screen) ? "phone" : "window"]}>
      <div className={css["glass"]}>
        <Picture picture={screen} {...shown} />
        {callouts.length > 0 && (
          <svg className={css["marks"]} aria-hidden="true">
            {callouts.map(({ at: [left = 0, top = 0] }, index) => (
              <Mark key={index} number={from + index + 1} left={left} top={top} isLeft={isCovered || left < 50} />
            ))}
          </svg>
        )}
      </div>
    </div>
  );
}

/** A number on the frame, so that it covers nothing, and a line from it to what it is about. */
function Mark({ number, left, top, isLeft }: { number: number; left: number; top: number; isLeft: boolean }) {
  const edge = isLeft ? "0%" : "100%";
  const y = `${top}%`;
  return (
    <g>
      <line x1={edge} x2={`${left}%`} y1={y} y2={y} />
      <circle className={css["end"]} cx={`${left}%`} cy={y} />
      <circle cx={edge} cy={y} />
      <text x={edge} y={y}>
        {number}
      </text>
    </g>
  );
}

/** What to look at on screens, by the numbers on them. */
function Callouts({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ol className={calloutsCss["callouts"]}>
      {texts.map((text) => (
        <RichText key={text} as="li" html={text} />
      ))}
    </ol>
  );
}
