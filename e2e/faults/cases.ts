/** Which faults are tried: all of them, or those that `npm test` has time for. */
import { type Language, LANGUAGES } from "../site";
import { type Fault, FAULTS } from "./faulty-server";
import { RESOURCES, type Situation, SITUATIONS } from "./resources";

interface Case {
  kind: string;
  fault: Fault;
  situation: Situation;
  language: Language;
}

const ALL: readonly Case[] = Object.keys(RESOURCES).flatMap((kind) =>
  FAULTS.flatMap((fault) =>
    SITUATIONS.flatMap((situation) => LANGUAGES.map((language) => ({ kind, fault, situation, language }))),
  ),
);

/** One in seventeen: every kind, fault, situation and language comes up, in ever other company. */
const SAMPLE = ALL.filter((_, index) => index % 17 === 0);

/** `npm run test:faults` sets ALL_FAULTS. */
export const CASES = process.env["ALL_FAULTS"] ? ALL : SAMPLE;

export function nameOf({ kind, fault, situation, language }: Case): string {
  return `${kind}, ${fault}, ${situation} (${language})`;
}
