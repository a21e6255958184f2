/** Which faults are tried: all of them, or those that `npm test` has time for. */
import { type Language, LANGUAGES } from "../site";
import { type Fault, FAULTS, type Host, HOSTS } from "./faulty-server";
import { RESOURCES, type Situation, SITUATIONS } from "./resources";

interface Case {
  kind: string;
  fault: Fault;
  situation: Situation;
  language: Language;
  host: Host;
}

/** Both hosts take turns, so that each meets every kind, fault, situation and language. */
const ALL: readonly Case[] = Object.keys(RESOURCES).flatMap((kind, ofKind) =>
  FAULTS.flatMap((fault, ofFault) =>
    SITUATIONS.flatMap((situation, ofSituation) =>
      LANGUAGES.map((language, ofLanguage) => {
        const host = HOSTS[(ofKind + ofFault + ofSituation + ofLanguage) % HOSTS.length] as Host;
        return { kind, fault, situation, language, host };
      }),
    ),
  ),
);

/** One in seventeen: every kind, fault, situation and language comes up, in ever other company. */
const SAMPLE = ALL.filter((_, index) => index % 17 === 0);

/** `npm run test:faults` sets ALL_FAULTS. */
export const CASES = process.env["ALL_FAULTS"] ? ALL : SAMPLE;

export function nameOf({ kind, fault, situation, language, host }: Case): string {
  return `${kind}, ${fault}, ${situation} (${language}, ${host})`;
}
