/** What the load has shown, in figures; and whether it is as it has to be. */
import type { Mailbox } from "./mailbox";
import { type Heard, numberIn } from "./send-form";

/** What the unit of systemd allows (contact/fernwerk-contact.service), in MiB. */
const MOST_MEMORY = 256;

/** By how much the least heap of the last life's last third may be larger than that of its first, in MiB. */
const MOST_GROWTH = 8;

/** One line of the table for so many seconds. */
const LINE_EVERY = 5;

/** In MiB. */
export interface Sample {
  second: number;
  life: number;
  resident: number;
  heap: number;
  waiting: number;
}

/** Prints how long it took to be thanked. @param times in milliseconds */
export function tellTimes(times: number[]): void {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)} ms`;
  console.log(`Thanked within (median, 95 %, 99 %, longest): ${[0.5, 0.95, 0.99, 1].map(at).join(", ")}.`);
}

/** Prints what arrived. @returns whether as many as wanted were accepted, and each has arrived as one message */
export function tellArrivals(heard: Heard[], mailbox: Mailbox, wanted: number): boolean {
  const accepted = heard.flatMap((answer, number) => (answer === 200 ? [number] : []));
  const arrived = new Map<number, Set<string>>();
  for (const { raw, messageId } of mailbox.received) {
    const number = numberIn(raw);
    arrived.set(number, (arrived.get(number) ?? new Set()).add(messageId));
  }
  const lost = accepted.filter((number) => !arrived.has(number));
  const twice = [...arrived.values()].filter((ids) => ids.size > 1);
  const unthanked = [...arrived.keys()].filter((number) => heard[number] !== 200);
  const others = heard.filter((answer) => answer !== 200 && answer !== "nothing");
  console.log(
    `Sent ${heard.length}, accepted ${accepted.length}, no answer ${heard.filter((answer) => answer === "nothing").length}, refused ${others.length}.`,
  );
  console.log(
    `Of the accepted ${lost.length} are lost, ${twice.length} arrived as two messages. Copies with a known Message-ID: ${
      mailbox.received.length - mailbox.messages().length
    } (killed between the mail server's yes and the removal from the spool). Arrived, though nobody was thanked: ${unthanked.length}.`,
  );
  return lost.length + twice.length + others.length === 0 && accepted.length >= wanted;
}

/** Prints memory over time. @param lastLife the one that nobody has ended. @returns whether it stayed flat */
export function tellMemory(samples: Sample[], lastLife: number): boolean {
  console.log("| second | life | memory, MiB | heap, MiB | waiting |\n| ---: | ---: | ---: | ---: | ---: |");
  for (const { second, life, resident, heap, waiting } of samples.filter((_, index) => index % LINE_EVERY === 0))
    console.log(`| ${second} | ${life} | ${resident.toFixed(0)} | ${heap.toFixed(0)} | ${waiting} |`);
  const most = Math.max(...samples.map(({ resident }) => resident));
  // What is left after a collection of garbage: the peaks between are the collector's own choice.
  const heaps = samples.filter(({ life }) => life === lastLife).map(({ heap }) => heap);
  const third = Math.ceil(heaps.length / 3);
  const [first, last] = [Math.min(...heaps.slice(0, third)), Math.min(...heaps.slice(-third))];
  console.log(
    `Memory: ${most.toFixed(0)} MiB at most. Least heap of the last life: ${first.toFixed(1)} MiB in its first third, ${last.toFixed(1)} MiB in its last.`,
  );
  return most <= MOST_MEMORY && last - first <= MOST_GROWTH;
}
