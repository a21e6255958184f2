/** @returns the bounds of each path of a drawing by satori, in pixels; a share picture has name, title, echo and code */
export function outlinesOf(svg: string): { left: number; right: number; top: number; bottom: number }[] {
  const drawn = svg.slice(svg.indexOf("<svg", 1));
  return Array.from(drawn.matchAll(/<path[^>]* d="(?<data>[^"]*)"/gu), ({ groups }) => {
    const points = Array.from((groups?.["data"] ?? "").matchAll(/(-?[\d.]+) (-?[\d.]+)/gu), (match) => match.slice(1));
    const [x, y] = [points.map(([first]) => Number(first)), points.map(([, second]) => Number(second))];
    return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
  });
}
