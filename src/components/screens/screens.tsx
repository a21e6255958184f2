import type { ReactNode } from "react";
import { Picture, type PictureData } from "../picture/picture";
import { RichText } from "../prose/prose";
import * as calloutsCss from "./callouts.module.css";
import * as css from "./screens.module.css";

/** A screen in a page's data: its picture, and callouts with the edges of their parts in percent. */
export interface ScreenData extends PictureData {
  callouts?: readonly { at: readonly number[]; text: string }[];
}

/** Layouts of several screens: a phone beside a window, a row, or one below the other. */
export type Arrangement = "pair" | "row" | undefined;

interface ScreensProps {
  screens: readonly ScreenData[];
  as?: Arrangement;
  /** Whether they are the head of a page. */
  isHead?: boolean;
  /** Text above or beside the first screen. */
  children?: ReactNode;
}

/** Renders windows and phones in frames, and numbered callouts beside or below them, in a row below each. */
export function Screens({ screens, as, isHead = false, children }: ScreensProps) {
  const groups = as || isHead ? [screens] : screens.map((screen) => [screen]);
  const arrangement = as ?? (isHead && screens.length > 1 && chooseArrangement(screens));
  return groups.map((group, index) => (
    <figure
      key={index}
      className={`${arrangement ? css[arrangement] : ""} ${css[isHead ? "head" : group.length > 2 ? "across" : "beside"]}`}
    >
      {index === 0 && children && <div className={css["words"]}>{children}</div>}
      <div className={css["frames"]}>
        {group.map((screen, at) => {
          const sizes = isPhone(screen) ? PHONE : isHead ? WINDOW_IN_HEAD : WINDOW;
          if (arrangement !== "row")
            return <Frame key={at} screen={screen} numbers={numbersOf(group, at)} sizes={sizes} />;
          return (
            <div key={at}>
              <Frame screen={screen} numbers={numbersOf([screen], 0)} sizes={sizes} />
              <Callouts screens={[screen]} />
            </div>
          );
        })}
      </div>
      {arrangement !== "row" && <Callouts screens={group} />}
    </figure>
  ));
}

const isPhone = ({ image }: ScreenData) => image !== undefined && image.height > image.width;
const chooseArrangement = (screens: readonly ScreenData[]): Arrangement => (screens.every(isPhone) ? "row" : "pair");

/** Returns the numbers of a screen's callouts, which follow those of the screens before it. A single one has none. */
function numbersOf(group: readonly ScreenData[], at: number): number[] {
  const all = group.flatMap(({ callouts = [] }, index) => callouts.map(() => index));
  return all.length > 1 ? all.flatMap((index, before) => (index === at ? before + 1 : [])) : [];
}

const PHONE = "(min-width: 64rem) 20vw, 62vw";
const WINDOW = "(min-width: 48rem) 62vw, 82vw";
const WINDOW_IN_HEAD = "(min-width: 48rem) 86vw, 82vw";

function Frame({ screen, numbers, ...shown }: { screen: ScreenData; numbers: readonly number[]; sizes: string }) {
  const { callouts = [] } = screen;
  return (
    <div className={css[isPhone(screen) ? "phone" : "window"]}>
      <div className={css["glass"]}>
        <Picture picture={screen} {...shown} />
        {callouts.length > 0 && (
          <svg className={css["marks"]} aria-hidden="true">
            {callouts.map(({ at }, index) => (
              <Mark key={index} number={numbers[index]} edges={at} />
            ))}
          </svg>
        )}
      </div>
    </div>
  );
}

/** Draws a frame around a part of a screen, with its number at its upper left corner. */
function Mark({ number, edges }: { number: number | undefined; edges: readonly number[] }) {
  const [left = 0, top = 0, right = 0, bottom = 0] = edges;
  const [x, y] = [`${left}%`, `${top}%`];
  const frame = { x, y, width: `${right - left}%`, height: `${bottom - top}%` };
  return (
    <>
      <rect {...frame} />
      <rect {...frame} />
      {number && (
        <g>
          <circle cx={x} cy={y} />
          <text x={x} y={y}>
            {number}
          </text>
        </g>
      )}
    </>
  );
}

function Callouts({ screens }: { screens: readonly ScreenData[] }) {
  const texts = screens.flatMap(({ callouts = [] }) => callouts.map(({ text }) => text));
  if (texts.length === 0) return null;
  return (
    <ol className={calloutsCss["callouts"]}>
      {texts.map((text) => (
        <RichText key={text} as="li" html={text} />
      ))}
    </ol>
  );
}
