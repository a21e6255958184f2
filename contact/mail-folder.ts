import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { mailOptions, type SendMail } from "./smtp";

/**
 * Writes each mail to a file that a mail program opens, in place of sending it.
 * @param folder created where it is missing
 * @throws what the file system says
 */
export function createMailFolder(folder: string): SendMail {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const { message } = await transport.sendMail(mailOptions(mail));
    await writeFile(path.join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
  };
}
