import { useLanguagePack } from "../../i18n/language-provider";
import type { PlannerView, PlannerQuestions, TicketOffer } from "../../model/views/planner";
import * as state from "./planner.module.css";
import * as css from "./ticket.module.css";

/** Renders the tickets by first and second answer. CSS shows one at a time. */
export function Tickets({ questions: { from, to }, view }: { questions: PlannerQuestions; view: PlannerView }) {
  const { tickets, offers, words, example } = view;
  return (
    <div className={`printed ${state["tickets"]} ${state["starts"]} ${css["tickets"]}`} aria-live="polite">
      {from.answers.map((start, row) => (
        <ul key={start.word} className={state["ends"]}>
          {to.answers.map((end, column) => {
            const offer = offers[tickets[row]?.[column] ?? -1];
            const isExample = row === example[0] && column === example[1];
            const shown = { id: `${start.word}-${end.word}`, words, isExample };
            return offer && <Ticket key={end.word} {...shown} offer={offer} />;
          })}
        </ul>
      ))}
    </div>
  );
}

interface TicketProps extends Pick<PlannerView, "words"> {
  id: string;
  offer: TicketOffer;
  isExample: boolean;
}

/** Renders the offer, and behind a tear line its facts and its price. */
function Ticket({ id, offer: { path, label, line, facts, price }, isExample, words }: TicketProps) {
  const { lines } = useLanguagePack();
  return (
    <li id={id} className={isExample ? state["example"] : undefined}>
      <div>
        <p>
          {line && <span className="plate">{line}</span>}
          {[line && lines[line].name, isExample && words.example].filter(Boolean).join(" – ")}
        </p>
        <h3>
          <a href={path}>{label}</a>
        </h3>
        {isExample && <p>{words.hint}</p>}
        <a href={`#${id}`}>{words.address}</a>
      </div>
      <div className="tear">
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {price && (
          <p>
            <small>{price.basis}</small> <b>{price.amount}</b> {isExample && <span>{price.note}</span>}
          </p>
        )}
      </div>
    </li>
  );
}
