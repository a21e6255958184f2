/** Codes of the system, of TLS and of mail servers, in words that say what to do. */

const SENTENCES: readonly [codes: RegExp, sentence: string][] = [
  [
    /^(?:EACCES|EPERM)$/u,
    "the service's user may not write or listen there: give it CONTACT_SPOOL (chown -R), and ports above 1023",
  ],
  [
    /^(?:EEXIST|ENOTDIR)$/u,
    "a file stands where CONTACT_SPOOL or CONTACT_MAIL_FOLDER has a folder: move it, or name another",
  ],
  [/^EROFS$/u, "the disk is read-only: mount it so that it can be written"],
  [/^(?:ENOSPC|EDQUOT)$/u, "the disk is full: make room, and free inodes (df -h, df -i)"],
  [/^ENOENT$/u, "a folder of CONTACT_SPOOL is gone: restart the service, which makes it anew"],
  [/^SPOOL_FULL$/u, "as many messages wait as CONTACT_SPOOL_MOST allows: see why none is delivered (lines postponed)"],
  [/^SPOOL_IN_USE$/u, "another process uses CONTACT_SPOOL: end it, or set CONTACT_SPOOL to another folder"],
  [/^EADDRINUSE$/u, "another program has this port: end it, or set CONTACT_PORT or CONTACT_WATCH_PORT to another"],
  [/^EADDRNOTAVAIL$/u, "this machine has no such address: mend CONTACT_HOST or CONTACT_WATCH_HOST"],
  [
    /^ECONNREFUSED$/u,
    "no program listens there: start the mail server, or mend CONTACT_SMTP_HOST and CONTACT_SMTP_PORT",
  ],
  [
    /^(?:ENOTFOUND|EAI_AGAIN|EDNS)$/u,
    "no such name is known: mend it in the setting of this host (CONTACT_SMTP_HOST, CONTACT_HOST ...), or DNS",
  ],
  [/ALTNAME/u, "the mail server's certificate is for another name: write that one in CONTACT_SMTP_HOST"],
  [/^CERT_HAS_EXPIRED$/u, "the mail server's certificate has expired: renew it there"],
  [
    /CERT|SELF_SIGNED|LEAF_SIGNATURE/u,
    "nobody known has signed the mail server's certificate: get one from a public authority, or name its own in NODE_EXTRA_CA_CERTS",
  ],
  [
    /^(?:ETLS|EPROTO|ERR_SSL_.+)$/u,
    "the mail server speaks no TLS there: port 465 is CONTACT_SMTP_TLS=implicit, 587 and 25 are starttls",
  ],
  [
    /^(?:530|534|535|538|EAUTH)$/u,
    "the mail server refuses the login: mend CONTACT_SMTP_USER and CONTACT_SMTP_PASSWORD",
  ],
  [
    /^ETIMEDOUT$/u,
    "the mail server does not answer in time: is it reachable from here, and not blocked by a firewall?",
  ],
];

/** @returns what to do about the first of these codes that is known; undefined where none is */
export function explain(...codes: (string | number | undefined)[]): string | undefined {
  const sentences = codes.map((code) => SENTENCES.find(([pattern]) => pattern.test(String(code)))?.[1]);
  return sentences.find((sentence) => sentence !== undefined);
}
