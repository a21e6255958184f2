import { z } from "zod";
import { WrongSettings } from "../settings/read-settings";
import { DECLARED, variableOf } from "../settings/settings";

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === "https:";

/** Three are the service's own; two say where mails go over HTTPS. */
export const FUNCTION_DECLARED = {
  to: DECLARED.to,
  from: DECLARED.from,
  site: DECLARED.site,
  mailUrl: z.string("the https address of the mail API").refine(isHttps, "the https address of the mail API"),
  mailToken: z.string("the mail API's token").min(1, "the mail API's token"),
};

const SCHEMA = z.object(FUNCTION_DECLARED);

export type FunctionSettings = z.infer<typeof SCHEMA>;

/** @throws WrongSettings with every mistake at once */
export function readFunctionSettings(environment: Readonly<Record<string, string | undefined>>): FunctionSettings {
  const names = Object.keys(FUNCTION_DECLARED);
  const given = (name: string) => environment[variableOf(name)]?.trim() || undefined;
  const read = SCHEMA.safeParse(Object.fromEntries(names.map((name) => [name, given(name)])));
  if (read.success) return read.data;
  throw new WrongSettings(
    read.error.issues.map(({ path, message }) => `${variableOf(String(path[0]))} has to be set - write ${message}`),
  );
}
