/** Renders an e-mail address that may break after its @ in a narrow column. */
export function EmailAddress({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  );
}
