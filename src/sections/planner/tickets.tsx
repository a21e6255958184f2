import type { ReactNode } from "react";
import { useLanguagePack } from "../../i18n/language-provider";
import type { PlannerView, PlannerQuestions, TicketOffer } from "../../model/views/planner";
import "../../components/fact-strip/facts.css";
import * as state from "./section.module.css";
import * as css from "./ticket.module.css";

interface TicketsProps {
  questions: PlannerQuestions;
  /** The beginning of the tickets' ids. */
  prefix: string;
  planner: PlannerView;
}

/** Renders the tickets by first and second answer. CSS shows one at a time, or a blank one. */
export function Tickets({ questions: { from, to }, prefix, planner }: TicketsProps) {
  const { words, tickets, offers, projects } = planner;
  return (
    <>
      <p className={state["all"]}>{words.all}</p>
      <p className={state["blank"]}>
        <span>{words.blank}</span>
      </p>
      <div className={state["tickets"]} aria-live="polite">
        {from.answers.map((start, row) => (
          <ul key={start.name} className={state["group"]}>
            {to.answers.map((end, column) => {
              const [offer = 0, project = -1] = tickets[row]?.[column] ?? [];
              const id = `${prefix}${start.word}-${end.word}`;
              const shown = { from: start.label, to: end.label, id, project: projects[project] };
              const about = offers[offer];
              return about && <Ticket key={end.name} {...shown} offer={about} planner={planner} />;
            })}
          </ul>
        ))}
      </div>
    </>
  );
}

interface TicketProps {
  from: string;
  to: string;
  id: string;
  offer: TicketOffer;
  project: PlannerView["projects"][number] | undefined;
  planner: PlannerView;
}

/** Renders the way and the offer, and the facts behind a tear line. */
function Ticket({ from, to, id, offer, project, planner: { words, contact } }: TicketProps) {
  const { lines } = useLanguagePack();
  const { path, label, line, question, length, fare, reply } = offer;
  return (
    <li id={id} className={`${css["ticket"]} panel`}>
      <p className={`${css["way"]} on-blue`}>
        <b>{from}</b> <i>→</i> <b>{to}</b>
      </p>
      <div className={css["offer"]}>
        {line && (
          <p>
            <span className="plate">{line}</span>
            {` ${lines[line].name}`}
          </p>
        )}
        <h3>
          <a href={path}>{label}</a>
        </h3>
        {question && <p>{question}</p>}
      </div>
      <dl className={`${css["facts"]} facts tear`}>
        {length && <Fact term={words.length}>{length}</Fact>}
        {fare && <Fact term={words.fare}>{fare}</Fact>}
        {project && (
          <Fact term={words.project}>
            <a href={project.path}>{project.label}</a> {project.code}
          </Fact>
        )}
        {reply && (
          <Fact term={words.reply} isWide>
            <a href={contact}>{reply}</a>
          </Fact>
        )}
        <Fact term={words.address}>
          <a className="code" href={`#${id}`}>
            {`#${id}`}
          </a>
        </Fact>
      </dl>
    </li>
  );
}

function Fact({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? css["wide"] : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
