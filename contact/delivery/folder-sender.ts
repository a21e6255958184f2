/** For trials: each mail becomes a file that a mail program opens, and nothing is sent. */
import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { composeMail } from "../mail/compose-mail";
import type { Settings } from "../settings/settings";
import type { Sender } from "./deliver";
import { asFields } from "./smtp-sender";

/** @param folder made where it is missing */
export function createFolderSender(folder: string, settings: Settings): Sender {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(asFields(composeMail(message, settings)));
      await writeFile(path.join(folder, `${message.id}.eml`), bytes as Buffer, { mode: 0o600 });
    },
    close: () => undefined,
  };
}
