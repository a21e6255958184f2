/** An address of e-mail that may break behind its @: whole it is wider than a narrow column. */
export function Mailbox({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  );
}
