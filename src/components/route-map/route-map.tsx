import * as css from "./route-map.module.css";

interface RouteMapProps {
  approaches: readonly string[];
  stops: readonly { name: string; system?: string | undefined }[];
  /** What the map shows, in words: its caption. */
  text: string;
}

/** The route of a project, as it hangs in a train: approaches that join, the stops below them, and beside each the system it asks. */
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
