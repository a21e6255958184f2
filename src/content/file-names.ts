/** Names of folders and files: what each system stores, each host serves and each address can spell in the same way. */

/** Names of folders become parts of the names of files, which have 255 signs at most. */
const LONGEST = 80;
const FIT = /^[a-z0-9](?:[\w.-]*[\w-])?$/iu;
/** Windows keeps these for devices, whatever ending they have (Microsoft: Naming Files, Paths, and Namespaces). */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;
const LETTERS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** @returns a name to take in place of one that would not work everywhere; undefined where it does */
export function betterName(name: string): string | undefined {
  if (FIT.test(name) && !DEVICE.test(name) && name.length <= LONGEST) return undefined;
  if (name.length > LONGEST) return betterName(name.slice(0, LONGEST)) ?? name.slice(0, LONGEST);
  const ascii = name
    .normalize("NFC")
    .replace(/%[\da-f]{2}/giu, "-")
    .replace(/[^ -~]/gu, (sign) => LETTERS[sign.toLowerCase()] ?? sign.normalize("NFD").replace(/[^ -~]/gu, ""))
    .replace(/[^\w.]+/gu, "-")
    .replace(/^[^a-z0-9]+|-*(?=\.\w+$)|[^a-z0-9]+$/giu, "");
  return ascii.replace(DEVICE, "$&-page") || "page";
}
