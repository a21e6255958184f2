import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { tokenColour } from "../../../src/styles/token-colours";
import { GROUND_COLOURS, type ShareCard } from "./share-card";

const { width, height } = SHARE_PICTURE;

/** The panel of the page's picture, at the right edge and as high as the card. */
export const PICTURE_PANEL = { left: 736, width: width - 736, height };

/** The box of title and echo, aligned to its bottom. It leaves room for the panel and for rising lines. */
export const TEXT_BOX = { left: 80, top: 140, bottom: 456, width: 600 };

/** The characters of an echo that fit into one line of the larger size. */
const MAX_LARGE_ECHO = 32;

/** Styles of the texts, in satori's subset of CSS. */
const NAME = { position: "absolute", top: 70, fontFamily: "name", fontSize: 38, lineHeight: 1.15 } as const;
const TITLE = { fontFamily: "title", lineHeight: 1, letterSpacing: "-0.026em" };
const ECHO = { fontFamily: "echo", lineHeight: 1.15, marginTop: 18 };
const TEXTS = {
  display: "flex",
  flexDirection: "column",
  // Makes a title as wide as its longest line, even if that overflows.
  alignItems: "flex-start",
  position: "absolute",
  left: TEXT_BOX.left,
  bottom: height - TEXT_BOX.bottom,
  width: TEXT_BOX.width,
  textWrap: "balance",
} as const;
const PLATE = {
  display: "flex",
  justifyContent: "center",
  position: "absolute",
  top: 488,
  minWidth: 104,
  padding: "18px 24px",
  fontFamily: "title",
  fontSize: 68,
  lineHeight: 1,
} as const;

interface Props {
  card: ShareCard;
  /** The size of the title in pixels. */
  size: number;
  breaksWords: boolean;
}

/** Sets the text of a share picture for satori. The title has a key for measuring. */
export function CardText({ card: { ground, name, title, echo, code, picture }, size, breaksWords }: Props) {
  const colours = GROUND_COLOURS[ground];
  const fontSize = echo && echo.length > MAX_LARGE_ECHO ? 28 : 38;
  const codeColour = ground === "blue" ? "blue" : "c-on-sign";
  const plate = {
    right: picture ? PICTURE_PANEL.width : 64,
    color: tokenColour(codeColour),
    backgroundColor: tokenColour(colours.plate),
  };
  return (
    <div style={{ display: "flex", width, height, color: tokenColour(colours.title) }}>
      <div style={{ ...NAME, left: ground === "blue" ? 139 : 152 }}>{name}</div>
      <div style={{ ...TEXTS, wordBreak: breaksWords ? "break-word" : "normal" }}>
        <div key="title" style={{ ...TITLE, fontSize: size }}>
          {title}
        </div>
        {echo && <div style={{ ...ECHO, fontSize, color: tokenColour(colours.echo) }}>{echo}</div>}
      </div>
      {code && <div style={{ ...PLATE, ...plate }}>{code}</div>}
    </div>
  );
}
