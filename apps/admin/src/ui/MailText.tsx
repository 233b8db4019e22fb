/** Text that breaks before the @ of an e-mail address, and within words only if those do not fit either. */
export const MailText = ({ text }: { text: string }) => {
  const [first = '', ...rest] = text.split('@');
  return (
    <>
      {first}
      {rest.map((part, at) => (
        // Its parts never change position.
        <span key={`${at}${part}`}>
          <wbr />@{part}
        </span>
      ))}
    </>
  );
};
