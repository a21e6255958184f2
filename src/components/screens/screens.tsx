import type { ReactNode } from "react";
import { Picture, type PictureData } from "../picture/picture";
import { RichText } from "../prose/prose";
import * as calloutsCss from "./callouts.module.css";
import * as css from "./screens.module.css";

/** A screen in a page's data: its picture, and callouts with positions in percent. */
export interface ScreenData extends PictureData {
  callouts?: readonly { at: readonly number[]; text: string }[];
}

/** Layouts of several screens: a phone over the corner of a window, a row, or one below the other. */
export type Arrangement = "pair" | "row" | undefined;

interface ScreensProps {
  screens: readonly ScreenData[];
  as?: Arrangement;
  /** Whether they are the head of a page, which cuts them off below. */
  isHead?: boolean;
  /** Text above or beside the first screen. */
  children?: ReactNode;
}

/** Renders windows and phones in frames, and numbered callouts beside or below them. */
export function Screens({ screens, as, isHead = false, children }: ScreensProps) {
  const groups = as || isHead ? [screens] : screens.map((screen) => [screen]);
  const arrangement = (as ?? (screens.length === 1 ? undefined : isHead && chooseArrangement(screens))) || "single";
  return groups.map((group, index) => (
    <figure
      key={index}
      className={`${css[arrangement]} ${css[isHead ? "head" : group.length > MAX_BESIDE_TEXT ? "across" : "beside"]}`}
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

/** The maximum number of screens beside a text. */
const MAX_BESIDE_TEXT = 2;

const isPhone = ({ image }: ScreenData) => image !== undefined && image.height > image.width;

const chooseArrangement = (screens: readonly ScreenData[]): Arrangement => (screens.every(isPhone) ? "row" : "pair");

const countBefore = (group: readonly ScreenData[], at: number) =>
  group.slice(0, at).reduce((count, { callouts = [] }) => count + callouts.length, 0);

const PHONE = "(min-width: 64rem) 20vw, 68vw";
const WINDOW = "(min-width: 48rem) 57vw, 82vw";
const WINDOW_IN_HEAD = "(min-width: 48rem) 86vw, 82vw";

interface FrameProps {
  screen: ScreenData;
  /** The number of callouts before its own. */
  from: number;
  sizes: string;
  /** Whether a phone covers its right edge. */
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

/** Draws a number on the frame, where it covers nothing, and a line to its subject. */
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
