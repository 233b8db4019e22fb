/** A text that breaks before the @ of an e-mail address, and within its words only where those have no room either. */
export const MailText = ({ text }: { text: string }) => {
  const [first = '', ...rest] = text.split('@');
  return (
    <>
      {first}
      {rest.map((part, at) => (
        // Its parts never change their places.
        <span key={`${at}${part}`}>
          <wbr />@{part}
        </span>
      ))}
    </>
  );
};
