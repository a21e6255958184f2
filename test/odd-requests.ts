/** What no browser asks for: the odd corners of RFC 3986 and RFC 9112, and ways out of a folder. */
import { INBOX_PATH } from "../src/contact/endpoint";

/** The words of a text, in which a backslash is one. */
const words = (text: TemplateStringsArray): string[] => String.raw(text).trim().split(/\s+/u);

/** What stands between method and version; a character is a byte. */
export const TARGETS: readonly string[] = [
  ...words`/ // /// //host //host/de/ //[::1 //user@host:99999/ /\host \\host\de /.//de /..//de /de /de/home /de// /de/home//`,
  ...words`/% /%zz /%00 /de/%00 /%E0%A4%A /de/%E0%A4%A /%ff%fe /%c0%ae%c0%ae/secret.txt /%25 /%2525 /de%2f`,
  ...words`/.. /../ /../secret.txt /..%2fsecret.txt /%2e%2e/secret.txt /%2e%2e%2fsecret.txt /..%5csecret.txt /..\secret.txt`,
  ...words`/de/..\..\secret.txt /../public-secret/secret.txt /..%2fpublic-secret%2fsecret.txt /.%2e/.%2e/etc/passwd`,
  ...words`/de/../../secret.txt /..;/secret.txt /_headers /%5fheaders /./_headers /de/../_headers //_headers /_headers/ /_headers;a`,
  ...words`? # /? /# /?? /de/?% /de/?%zz=%00 /de/?a=1#b?c /de/#/../.. /de/;a=b /de;a/ /; /de/,=!$&'()*+ * de/ .. ../secret.txt`,
  ...words`http: http:// http://[ http://[::1 http://[::1]:99999/ http://host//de http://host/de/ http://user:pass@host/de/`,
  ...words`HTTP://HOST/de http:de http:/de/ https:\\host http://host/../secret.txt file:///etc/passwd file:../secret.txt`,
  ...words`javascript:../secret.txt x:../../secret.txt data:, urn:a:b :// :80 /<>"{}|^ /_headers? /_headers#a`,
  ...["", "/\xe4\xf6", "/\xff\xfe", "/de/\x80", "/\t/host", "/a b", "/\x00", "/\x7f", "/\v", "/`"],
  ...[
    `/${"a".repeat(300)}/`,
    `/${"a/".repeat(5000)}`,
    `/${"../src".repeat(3000)}etc/passwd`,
    `/?${"a".repeat(20_000)}`,
  ],
  ...[INBOX_PATH, `${INBOX_PATH}?%`, `/${INBOX_PATH}`, `${INBOX_PATH}%00`, `http://host${INBOX_PATH}`],
];

/** What targets can be made of. */
export const PIECES: readonly string[] = [
  ...words`/ // . .. % %2f %2e %5c %00 %zz %e4 \ ? # ; : @ [ ] * ~ http:// localhost de en services _headers secret.txt = & + , " < {`,
  "\xe4",
  "\xff",
];

/** The header Range. */
export const RANGES: readonly string[] = [
  ...words`bytes=5-2 bytes=-5 bytes=--5 bytes=99- bytes=0-99 bytes=1e3- bytes=5-2,7-1 bytes= lines=1 bytes=0-0`,
  `bytes=${"9".repeat(15)}-`,
  `bytes=${"9".repeat(400)}-1`,
];

const FORM = "Host: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n";

/** Whole requests, by what is odd about them. */
export const REQUESTS: Readonly<Record<string, string>> = {
  "OPTIONS *": "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
  CONNECT: "CONNECT host:443 HTTP/1.1\r\nHost: a\r\n\r\n",
  "an upgrade": "GET /de/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n",
  "no host": "GET /de/ HTTP/1.1\r\n\r\n",
  "HTTP/1.0": "GET //host HTTP/1.0\r\n\r\n",
  "HTTP/0.9": "GET /\r\n\r\n",
  "no HTTP": "\x16\x03\x01\x02\x00\r\n\r\n",
  "a message that cannot be read": `POST ${INBOX_PATH} HTTP/1.1\r\n${FORM}Content-Length: 8\r\n\r\n%zz&=&%\x00`,
};
