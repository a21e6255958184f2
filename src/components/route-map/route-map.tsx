import * as css from "./route-map.module.css";

interface RouteMapProps {
  approaches: readonly string[];
  stops: readonly { name: string; system?: string | undefined }[];
  text: string;
}

/** Draws the route of a project: approaches that join, and stops with the systems that they connect to. */
export function RouteMap({ approaches, stops, text }: RouteMapProps) {
  return (
    <figure>
      <div className={`${css["map"]} panel`}>
        <ul>
          {approaches.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <ol className="stops">
          {stops.map(({ name, system }) => (
            <li key={name}>
              <b>{name}</b>
              {system && <span>{system}</span>}
            </li>
          ))}
        </ol>
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
