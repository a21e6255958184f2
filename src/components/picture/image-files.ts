/** The files of one picture: `folder` + settings + `/` + `name` + `.` + format, for each width. */
export interface ImageFiles {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  folder: string;
  name: string;
  widths: readonly number[];
  /**
   * By format, the one that every browser reads last: what stands between folder and name, in the order of the widths; of
   * the last there is one file.
   */
  files: Readonly<Record<string, readonly string[]>>;
}

/** @returns the addresses of a format, in the order of the widths. */
export function addressesOf({ folder, name, files }: ImageFiles, format: string): string[] {
  return (files[format] ?? []).map((settings) => `${folder}${settings}/${name}.${format}`);
}

/** @returns the `srcset` of HTML for a format. */
export function srcSetOf(image: ImageFiles, format: string): string {
  return addressesOf(image, format)
    .map((address, index) => `${address} ${image.widths[index]}w`)
    .join();
}
