/** Where a message is on its way. Tests end the process, or make it fail, at each of them. */
export const STEPS = [
  // Of keeping it (spool/durable.ts).
  "opened",
  "written",
  "synced",
  "renamed",
  "kept",
  // Of delivering it (delivery/deliver.ts).
  "sending",
  "sent",
  "removed",
  "postponed",
  "buried",
] as const;

export type Step = (typeof STEPS)[number];

/** Is told of each step once it is done. What it throws is thrown where the step was made. */
export type OnStep = (step: Step) => void | Promise<void>;
