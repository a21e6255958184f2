import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { tokenColour } from "../../../src/styles/token-colours";
import { GROUND_COLOURS, type ShareCard } from "./share-card";

/** The y coordinates of the bundle's lines. */
const LINES = [495, 513, 531, 549, 567, 585];
/** The point around which lines turn up by 45°. */
const TURN = { x: 765, y: 435 };

/** Lines that turn up and leave the card at its right edge. */
const RISING = LINES.map((y) => {
  const radius = y - TURN.y;
  const side = radius * Math.SQRT1_2;
  return `M0 ${y}H${TURN.x}a${radius} ${radius} 0 0 0 ${side} ${side - radius}l600-600`;
});

/** Draws ground, lines and mark below the text. React renders it, because satori would make it an image with a mask. */
export function CardBackground({ ground, picture }: ShareCard) {
  const colours = GROUND_COLOURS[ground];
  const lines = picture ? LINES.map((y) => `M0 ${y}h800`) : RISING;
  const ring = ground === "ink" ? "c-on-sign" : "ink";
  return (
    <>
      <rect width={SHARE_PICTURE.width} height={SHARE_PICTURE.height} fill={tokenColour(colours.ground)} />
      <path fill="none" stroke={tokenColour(colours.line)} strokeWidth={8} d={lines.join("")} />
      {!picture && (
        <g
          transform={`rotate(-45 ${TURN.x} ${TURN.y})`}
          fill={tokenColour("c-here")}
          stroke={tokenColour(ring)}
          strokeWidth={9}
        >
          <rect x={997} y={465} width={48} height={150} rx={24} />
        </g>
      )}
      {/* The mark (static/favicon.svg). On blue its square is invisible, so its lines begin at the margin. */}
      <g transform={`translate(${ground === "blue" ? 67 : 80} 64) scale(1.4)`}>
        <path fill={tokenColour("blue")} d="M0 0h40v40H0z" />
        <path fill="none" stroke="#fff" strokeWidth={5} d="M12 40V17l6.5-6.5H40M12 25.5h13" />
        <circle cx={28.5} cy={25.5} r={5.5} fill={tokenColour("yellow")} />
      </g>
    </>
  );
}
