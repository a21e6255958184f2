/**
 * A field that is being filled in, with the text cursor behind what has been typed: Chromium leaves its own out of pictures.
 * The look places `.typing` and `.typing i`, which repeats the text unseen to know its length.
 */
export function Typing({ text, label }: { text: string; label?: string }) {
  return (
    <span className="typing">
      <input type="text" defaultValue={text} aria-label={label} />
      <i aria-hidden="true">{text}</i>
    </span>
  );
}
