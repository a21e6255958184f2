import { PANEL, type Piece, ROOM } from "../laying";

/** Room for measures around the plan, in millimetres as everything here. */
const MARGIN = 420;

function Measure({ from, to, text }: { from: readonly [number, number]; to: readonly [number, number]; text: string }) {
  const isUpright = from[0] === to[0];
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
  const tick = isUpright ? "m-50 0h100" : "m0-50v100";
  return (
    <g>
      <path className="stroke-soft thick-12" d={`M${from}L${to}M${from}${tick}M${to}${tick}`} />
      <text
        className="middle-anchored size-150 fill-ink"
        transform={`translate(${middle}) rotate(${isUpright ? -90 : 0})`}
        y="-45"
      >
        {text}
      </text>
    </g>
  );
}

interface PlanProps {
  pieces: readonly Piece[];
  chosen: Piece | undefined;
  label: string;
}

/** The layout: whole panels, sawn pieces, and the piece that is chosen in the list. */
export function Plan({ pieces, chosen, label }: PlanProps) {
  const { width, depth, bayLeft, bayWidth } = ROOM;
  const bayRight = bayLeft + bayWidth;
  const rim = `M0 600H${bayLeft}V0H${bayRight}V600H${width}V${depth}H0z`;
  const box = `${-MARGIN} -330 ${width + MARGIN + 120} ${depth + 680}`;
  return (
    <svg className="stretch tall" viewBox={box} role="img" aria-label={label}>
      {pieces.map((piece) => {
        const isWhole = piece.length === PANEL.length;
        const fill = piece === chosen ? "fill-chalk" : isWhole ? "fill-board" : "fill-sawn";
        return (
          <rect
            key={`${piece.row} ${piece.from}`}
            className={`stroke-#6b5022 thick-14 ${fill}`}
            x={piece.from}
            y={piece.row * PANEL.width}
            width={piece.length}
            height={PANEL.width}
          />
        );
      })}
      {pieces.map((piece) => (
        <text
          key={`${piece.row} ${piece.from}`}
          className={`size-150 middle-anchored ${piece === chosen ? "bold fill-#fff" : "medium fill-#4b3813"}`}
          x={piece.from + piece.length / 2}
          y={piece.row * PANEL.width + 345}
        >
          {piece.length < 200 ? "" : piece.panel}
        </text>
      ))}
      <path className="unfilled stroke-slate thick-50" d={rim} />
      <Measure from={[0, depth + 200]} to={[width, depth + 200]} text={String(width)} />
      <Measure from={[-190, 600]} to={[-190, depth]} text={String(depth - 600)} />
      <Measure from={[bayLeft, -110]} to={[bayRight, -110]} text={String(bayWidth)} />
    </svg>
  );
}
