/**
 * The texts that the form was made of in this tab. A draft says by its text's hash which one it began with: one that was kept
 * from an earlier visit, of a file that is another one by now, is known by that, and does not write over it.
 */
export class Sources {
  readonly #texts = new Map<string, string>();

  /** @returns the text's name: SHA-256, in hexadecimal digits */
  async keep(text: string): Promise<string> {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    const name = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    this.#texts.set(name, text);
    return name;
  }

  /** @returns undefined for a text that no file had in this tab */
  named(name: string): string | undefined {
    return this.#texts.get(name);
  }
}
