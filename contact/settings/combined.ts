/** What settings have to be to each other. */
import { type SettingName, variableOf } from "./settings";

type Given = (setting: SettingName) => string | undefined;

const HERE = ["localhost", "127.0.0.1", "::1"];

/**
 * @param given a setting as it was written, undefined where it was not
 * @returns a sentence for each mistake
 */
export function combinedProblems(given: Given): string[] {
  const v = variableOf;
  const found: [isWrong: boolean, sentence: string][] = [
    [
      !given("smtpHost") && !given("mailFolder"),
      `${v("smtpHost")} is missing - write the mail server's name, such as mail.fernwerk.example`,
    ],
    [
      Boolean(given("smtpHost") && given("mailFolder")),
      `${v("smtpHost")} and ${v("mailFolder")} are both set - take one out: mails are sent, or written to files for a trial`,
    ],
    [
      Boolean(given("smtpUser")) !== Boolean(given("smtpPassword")),
      `${v("smtpUser")} and ${v("smtpPassword")} belong together - write both or none`,
    ],
    [
      given("smtpTls") === "none" && !HERE.includes(given("smtpHost") ?? "localhost"),
      `${v("smtpTls")} can be none for a mail server on this machine only - write starttls or implicit`,
    ],
    [
      given("port") !== undefined && given("port") === given("watchPort"),
      `${v("port")} and ${v("watchPort")} are the same - write two ports`,
    ],
  ];
  return found.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));
}
