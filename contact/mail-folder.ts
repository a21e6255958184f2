import { mkdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import { mailOptions, type SendMail } from "./smtp";

/**
 * Creates a sender that writes each mail to a file, which mail programs can open.
 * @param folder the folder, created if it is missing
 * @throws errors of the file system
 */
export function createFolderSender(folder: string): SendMail {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const { message } = await transport.sendMail(mailOptions(mail));
    await writeFile(path.join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
  };
}
